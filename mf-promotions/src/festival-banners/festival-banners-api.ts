import type { FestivalBanner } from '@lumora/shared-contract/promotions';
import { promotionApi } from '../promotion-list/promotion-api.ts';
import { promotionSearchParams } from '../promotion-list/promotion-search-params.ts';

export const festivalBannersApi = promotionApi<FestivalBanner>('festival-banners');

export const festivalBannerSearchParams = promotionSearchParams('title', 'festival_name');
