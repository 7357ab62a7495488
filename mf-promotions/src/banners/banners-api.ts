import type { Banner } from '@lumora/shared-contract';
import { promotionApi } from '../promotion-list/promotion-api.ts';

export const bannersApi = promotionApi<Banner>('banners');
