import type { GalleryPicture } from '@lumora/shared-contract';
import { promotionApi } from '../promotion-list/promotion-api.ts';

export const galleryApi = promotionApi<GalleryPicture>('gallery');
