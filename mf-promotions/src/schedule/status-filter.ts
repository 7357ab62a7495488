import { promotionStatuses, type PromotionStatus } from '@lumora/shared-contract/promotions';
import type { TableFilter } from '@lumora/shared-ui/data-table';
import { statusLabels } from './status-labels.ts';

/** Returns the filter of a list by the current status of its rows. */
export function statusFilter(
  value: PromotionStatus | undefined,
  onChange: (status: PromotionStatus | undefined) => void,
): TableFilter {
  return {
    label: 'Status',
    allLabel: 'Any status',
    value: value ?? '',
    options: promotionStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
    onChange: (chosen) => onChange(parseStatus(chosen)),
  };
}

/** Parses a status; returns undefined for any other text. */
export function parseStatus(text: string): PromotionStatus | undefined {
  return promotionStatuses.find((status) => status === text);
}
