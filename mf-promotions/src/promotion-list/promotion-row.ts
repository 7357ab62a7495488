import type {
  Banner,
  FestivalBanner,
  GalleryPicture,
  HeaderOffer,
  PopUpOffer,
  Showcase,
  Voucher,
} from '@lumora/shared-contract';

/** What rows of every kind have that has a place in the shop. */
export type PromotionRow = HeaderOffer | PopUpOffer | Banner | FestivalBanner | Showcase | GalleryPicture;

/** What rows of every kind have, vouchers too. */
export type ScheduledRow = PromotionRow | Voucher;

/** Whose permissions govern a kind. */
export type PromotionSection =
  | 'offers'
  | 'pop-up'
  | 'banners'
  | 'festival-banners'
  | 'vouchers'
  | 'showcases'
  | 'gallery';
