import { useId, useState } from 'react';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { loadable } from '../loadable/loadable.tsx';
import { activeFilters, type TableFilters } from './table-filter.ts';

const FilterChips = loadable(() => import('./filter-chips.tsx').then((module) => module.FilterChips));
const FilterPanel = loadable(() => import('./filter-panel.tsx').then((module) => module.FilterPanel));

/** Renders the Filters button, which opens the fields, and a chip for each active filter. */
export function FilterBar(filters: TableFilters) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const active = activeFilters(filters);

  return (
    <Box role="group" aria-label="Filters" sx={barStyles}>
      <Button
        variant="outlined"
        startIcon={<FilterListRounded />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={FilterPanel.preload}
        onFocus={FilterPanel.preload}
      >
        Filters{active.length > 0 && ` (${active.length})`}
      </Button>
      {active.length > 0 && <FilterChips active={active} onClear={filters.onClear} />}
      {anchor && <FilterPanel id={id} anchor={anchor} filters={filters} onClose={() => setAnchor(null)} />}
    </Box>
  );
}

const barStyles = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, '& > *': { flexShrink: 0 } };
