import { bannerPlaces, type BannerPlace, type PromotionStatus } from '@lumora/shared-contract';
import type { ListSearchParams } from '@lumora/shared-ui/data-table';
import { readStatus } from '../schedule/status-filter.tsx';

export interface PromotionFilters {
  status: PromotionStatus | undefined;
  /** of banners only */
  place?: BannerPlace | undefined;
}

/** What the address of a list says that can be sorted by turn, by start, and by `named` columns of its own. */
export function promotionListPath(...named: string[]): ListSearchParams<PromotionFilters> {
  return {
    sortable: [...named, 'priority', 'starts_at'],
    parseFilters: (say) => ({ status: readStatus(say('status')) }),
  };
}

export const bannerListPath: ListSearchParams<PromotionFilters> = {
  sortable: ['title', 'place', 'priority', 'starts_at'],
  parseFilters: (say) => ({ status: readStatus(say('status')), place: readPlace(say('place')) }),
};

/** The place of this name; undefined for any other word. */
export function readPlace(word: string): BannerPlace | undefined {
  return bannerPlaces.find((place) => place === word);
}
