import type { SyntheticEvent } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { filterText } from './filter-text.ts';
import type { TableFilter } from './table-filter.ts';

interface FilterChipsProps {
  /** the filters that restrict the rows */
  active: readonly TableFilter[];
  /** sets all filters to all values */
  onClear: () => void;
}

/** Renders a chip for each active filter, which removes it, and Clear. */
export function FilterChips({ active, onClear }: FilterChipsProps) {
  return (
    <>
      {active.map((filter) => (
        <Chip
          key={filter.label}
          label={`${filter.label}: ${filterText(filter)}`}
          aria-label={`Remove filter ${filter.label}: ${filterText(filter)}`}
          onClick={(event) => remove(filter, event)}
          onDelete={(event: SyntheticEvent) => remove(filter, event)}
          deleteIcon={<CloseRounded />}
        />
      ))}
      <Button
        size="small"
        onClick={(event) => {
          focusFilters(event);
          onClear();
        }}
      >
        Clear
      </Button>
    </>
  );
}

function remove({ onChange }: TableFilter, event: SyntheticEvent) {
  focusFilters(event);
  onChange('');
}

/** Focuses the Filters button, the first of its group, before the pressed control disappears with the focus. */
function focusFilters({ currentTarget }: SyntheticEvent) {
  currentTarget.closest('[role="group"]')?.querySelector('button')?.focus();
}
