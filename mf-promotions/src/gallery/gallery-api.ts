import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { promotionApi } from '../promotion-list/promotion-api.ts';
import { promotionSearchParams } from '../promotion-list/promotion-search-params.ts';

export const galleryApi = promotionApi<GalleryPicture>('gallery');

export const gallerySearchParams = promotionSearchParams();
