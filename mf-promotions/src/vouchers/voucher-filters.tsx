import Chip from '@mui/material/Chip';
import CancelRounded from '@mui/icons-material/CancelRounded';
import { StatusFilter } from '../schedule/status-filter.tsx';
import type { VoucherFilters as Filters } from './voucher-list-path.ts';

interface VoucherFiltersProps {
  filters: Filters;
  onChange: (change: Filters) => void;
}

/** Filters the list by status and shows the active batch filter. */
export function VoucherFilters({ filters, onChange }: VoucherFiltersProps) {
  const { status, batch } = filters;

  return (
    <>
      <StatusFilter value={status} onChange={(chosen) => onChange({ status: chosen })} />
      {batch !== undefined && (
        <Chip
          label={`Batch ${batch}`}
          onDelete={() => onChange({ batch: undefined })}
          deleteIcon={<CancelRounded aria-label="Leave this batch" />}
          variant="outlined"
        />
      )}
    </>
  );
}
