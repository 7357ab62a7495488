import type { FestivalBanner } from '@lumora/shared-contract';
import { promotionApi } from '../promotion-list/promotion-api.ts';

export const festivalBannersApi = promotionApi<FestivalBanner>('festival-banners');
