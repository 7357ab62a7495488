import { bannerPositions } from '@lumora/shared-contract/promotions';
import type { TableFilters } from '@lumora/shared-ui/data-table';
import { positionLabels } from './position-labels.ts';
import { statusFilter } from '../schedule/status-filter.ts';
import { parsePosition, type PromotionFilters } from './promotion-search-params.ts';

/** Returns the filters of a list of promotions: the status, and the position if its rows have one. */
export function promotionFilters(
  filters: PromotionFilters,
  onChange: (change: Partial<PromotionFilters>) => void,
): TableFilters {
  const status = statusFilter(filters.status, (chosen) => onChange({ status: chosen }));
  const position = {
    label: 'Position',
    allLabel: 'Any position',
    value: filters.place ?? '',
    options: bannerPositions.map((value) => ({ value, label: positionLabels[value] })),
    onChange: (chosen: string) => onChange({ place: parsePosition(chosen) }),
  };
  const hasPosition = 'place' in filters;

  return {
    fields: hasPosition ? [status, position] : [status],
    onClear: () => onChange({ status: undefined, ...(hasPosition && { place: undefined }) }),
  };
}
