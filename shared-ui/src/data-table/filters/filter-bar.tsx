import { useId, useState } from 'react';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { loadable } from '../../loadable/loadable.tsx';
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
      {active.length > 0 && (
        <Box sx={chipsStyles}>
          <FilterChips active={active} onClear={filters.onClear} />
        </Box>
      )}
      {anchor && <FilterPanel id={id} anchor={anchor} filters={filters} onClose={() => setAnchor(null)} />}
    </Box>
  );
}

/** On a phone the button is beside the search, and the chips take a line of their own. */
const barStyles = {
  display: 'contents',
  '@media (min-width: 768px)': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    '& > *': { flexShrink: 0 },
  },
};
/** Chips that do not fit are reached by scrolling. */
const chipsStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  order: 1,
  flexBasis: '100%',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // space for the focus ring, which would be clipped
  m: -0.5,
  p: 0.5,
  '& > *': { flexShrink: 0 },
  '@media (min-width: 768px)': { display: 'contents' },
};
