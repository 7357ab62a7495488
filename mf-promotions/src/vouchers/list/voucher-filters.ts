import type { TableFilters } from '@lumora/shared-ui/data-table';
import { statusFilter } from '../../schedule/status-filter.ts';
import type { VoucherFilters } from './voucher-search-params.ts';

/** Returns the filters of the vouchers: the status, and the batch of generated codes that the list shows. */
export function voucherFilters(
  { status, batch }: VoucherFilters,
  onChange: (change: VoucherFilters) => void,
): TableFilters {
  const batchFilter = {
    label: 'Batch',
    allLabel: 'Made one by one',
    value: batch ?? '',
    options: batch === undefined ? [] : [{ value: batch, label: batch }],
    onChange: (chosen: string) => onChange({ status, batch: chosen || undefined }),
  };

  return {
    fields: [statusFilter(status, (chosen) => onChange({ status: chosen, batch })), batchFilter],
    onClear: () => onChange({ status: undefined, batch: undefined }),
  };
}
