import type { Banner } from '@lumora/shared-contract/promotions';
import { promotionApi } from '../promotion-list/promotion-api.ts';

export const bannersApi = promotionApi<Banner>('banners');
