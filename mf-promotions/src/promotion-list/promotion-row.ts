import type {
  Banner,
  FestivalBanner,
  GalleryPicture,
  HeaderOffer,
  PopUpOffer,
  Showcase,
  Voucher,
} from '@lumora/shared-contract/promotions';

/** A row of a kind of promotion that has a position in the shop. */
export type PromotionRow = HeaderOffer | PopUpOffer | Banner | FestivalBanner | Showcase | GalleryPicture;

/** A row with a schedule: a promotion or a voucher. */
export type ScheduledRow = PromotionRow | Voucher;

/** The prefix of the permissions of a kind. */
export type PromotionSection =
  | 'offers'
  | 'pop-up'
  | 'banners'
  | 'festival-banners'
  | 'vouchers'
  | 'showcases'
  | 'gallery';
