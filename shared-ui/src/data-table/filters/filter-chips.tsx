import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { filterText } from './filter-text.ts';
import type { TableFilter } from './table-filter.ts';

interface FilterChipsProps {
  /** the filters that restrict the rows */
  active: readonly TableFilter[];
  /** removes one filter */
  onRemove: (filter: TableFilter) => void;
  /** sets all filters to all values */
  onClear: () => void;
}

/** Renders a chip for each active filter, which removes it, and Clear. */
export function FilterChips({ active, onRemove, onClear }: FilterChipsProps) {
  return (
    <>
      {active.map((filter) => (
        <Chip
          key={filter.label}
          label={`${filter.label}: ${filterText(filter)}`}
          aria-label={`Remove filter ${filter.label}: ${filterText(filter)}`}
          onClick={() => onRemove(filter)}
          onDelete={() => onRemove(filter)}
          deleteIcon={<CloseRounded />}
        />
      ))}
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
    </>
  );
}
