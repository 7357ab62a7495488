import type { HeaderOffer } from '@lumora/shared-contract';
import { promotionApi } from '../promotion-list/promotion-api.ts';

export const headerOffersApi = promotionApi<HeaderOffer>('header-offers');
