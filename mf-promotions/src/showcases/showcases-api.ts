import type { Showcase } from '@lumora/shared-contract/promotions';
import { promotionApi } from '../promotion-list/promotion-api.ts';
import { promotionSearchParams } from '../promotion-list/promotion-search-params.ts';

export const showcasesApi = promotionApi<Showcase>('showcases');

export const showcaseSearchParams = promotionSearchParams('name');
