import { bannerPositions, type BannerPosition, type PromotionStatus } from '@lumora/shared-contract/promotions';
import type { ListSearchParams } from '@lumora/shared-ui/api';
import { parseStatus } from '../schedule/status-filter.ts';

export interface PromotionFilters {
  status: PromotionStatus | undefined;
  /** for banners only */
  place?: BannerPosition | undefined;
}

/** Returns the search parameters of a list that can be sorted by priority, start and the given columns. */
export function promotionSearchParams(...sortableColumns: string[]): ListSearchParams<PromotionFilters> {
  return {
    sortable: [...sortableColumns, 'priority', 'starts_at'],
    parseFilters: (getParam) => ({ status: parseStatus(getParam('status')) }),
  };
}

export const bannerSearchParams: ListSearchParams<PromotionFilters> = {
  sortable: ['title', 'place', 'priority', 'starts_at'],
  parseFilters: (getParam) => ({ status: parseStatus(getParam('status')), place: parsePosition(getParam('place')) }),
};

/** Parses a position of banners; returns undefined for any other text. */
export function parsePosition(text: string): BannerPosition | undefined {
  return bannerPositions.find((position) => position === text);
}
