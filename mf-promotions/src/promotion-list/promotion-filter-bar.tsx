import { bannerPlaces } from '@lumora/shared-contract';
import { SelectFilter } from '@lumora/shared-ui/data-table';
import { StatusFilter } from '../schedule/status-filter.tsx';
import { placeLabels } from '../banners/place-labels.ts';
import { readPlace, type PromotionFilters } from './promotion-list-path.ts';

interface PromotionFilterBarProps {
  filters: PromotionFilters;
  onChange: (change: Partial<PromotionFilters>) => void;
}

/** Filters a list by status, and by place if its rows have one. */
export function PromotionFilterBar({ filters, onChange }: PromotionFilterBarProps) {
  return (
    <>
      <StatusFilter value={filters.status} onChange={(status) => onChange({ status })} />
      {'place' in filters && (
        <SelectFilter
          label="Place"
          allLabel="Any place"
          value={filters.place ?? ''}
          options={bannerPlaces.map((place) => ({ value: place, label: placeLabels[place] }))}
          onChange={(chosen) => onChange({ place: readPlace(chosen) })}
        />
      )}
    </>
  );
}
