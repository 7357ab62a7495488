import type { VoucherListQuery } from '@lumora/shared-contract';
import type { ListSearchParams } from '@lumora/shared-ui/data-table';
import { readStatus } from '../schedule/status-filter.tsx';

export type VoucherFilters = Pick<VoucherListQuery, 'status' | 'batch'>;

export const voucherListPath: ListSearchParams<VoucherFilters> = {
  sortable: ['code', 'used', 'starts_at', 'created_at'],
  parseFilters: (getParam) => ({
    status: readStatus(getParam('status')),
    batch: getParam('batch').slice(0, 40) || undefined,
  }),
};
