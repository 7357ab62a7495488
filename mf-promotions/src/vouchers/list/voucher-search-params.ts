import type { VoucherListQuery } from '@lumora/shared-contract/promotions';
import type { ListSearchParams } from '@lumora/shared-ui/api';
import { parseStatus } from '../../schedule/status-filter.ts';

export type VoucherFilters = Pick<VoucherListQuery, 'status' | 'batch'>;

export const voucherSearchParams: ListSearchParams<VoucherFilters> = {
  sortable: ['code', 'used', 'starts_at', 'created_at'],
  parseFilters: (getParam) => ({
    status: parseStatus(getParam('status')),
    batch: getParam('batch').slice(0, 40) || undefined,
  }),
};
