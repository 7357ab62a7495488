import type { PopUpOffer } from '@lumora/shared-contract/promotions';
import { promotionApi } from '../promotion-list/promotion-api.ts';
import { promotionSearchParams } from '../promotion-list/promotion-search-params.ts';

export const popUpOffersApi = promotionApi<PopUpOffer>('pop-up-offers');

export const popUpOfferSearchParams = promotionSearchParams('title');
