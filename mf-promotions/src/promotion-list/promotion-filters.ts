import { bannerPlaces } from '@lumora/shared-contract/promotions';
import type { TableFilters } from '@lumora/shared-ui/data-table';
import { placeLabels } from './place-labels.ts';
import { statusFilter } from '../schedule/status-filter.ts';
import { parsePlace, type PromotionFilters } from './promotion-search-params.ts';

/** Returns the filters of a list of promotions: the status, and the place if its rows have one. */
export function promotionFilters(
  filters: PromotionFilters,
  onChange: (change: Partial<PromotionFilters>) => void,
): TableFilters {
  const status = statusFilter(filters.status, (chosen) => onChange({ status: chosen }));
  const place = {
    label: 'Place',
    allLabel: 'Any place',
    value: filters.place ?? '',
    options: bannerPlaces.map((value) => ({ value, label: placeLabels[value] })),
    onChange: (chosen: string) => onChange({ place: parsePlace(chosen) }),
  };
  const hasPlace = 'place' in filters;

  return {
    fields: hasPlace ? [status, place] : [status],
    onClear: () => onChange({ status: undefined, ...(hasPlace && { place: undefined }) }),
  };
}
