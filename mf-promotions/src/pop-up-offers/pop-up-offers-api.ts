import type { PopUpOffer } from '@lumora/shared-contract';
import { promotionApi } from '../promotion-list/promotion-api.ts';

export const popUpOffersApi = promotionApi<PopUpOffer>('pop-up-offers');
