import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { promotionApi } from '../promotion-list/promotion-api.ts';
import { promotionSearchParams } from '../promotion-list/promotion-search-params.ts';

export const headerOffersApi = promotionApi<HeaderOffer>('header-offers');

export const headerOfferSearchParams = promotionSearchParams('text');
