import type { Showcase } from '@lumora/shared-contract';
import { promotionApi } from '../promotion-list/promotion-api.ts';

export const showcasesApi = promotionApi<Showcase>('showcases');
