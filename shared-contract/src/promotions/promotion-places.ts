/** Where a banner may stand in the shop. */
export const bannerPlaces = ['home_top', 'home_middle', 'product_list'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** Who sees a pop-up: every visitor, or one who is in the shop for the first time. */
export const popUpAudiences = ['everyone', 'first_visit'] as const;
export type PopUpAudience = (typeof popUpAudiences)[number];

/** Longest texts, in characters. */
export const maxOfferTextLength = 120;
export const maxPromotionTitleLength = 80;
export const maxPromotionTextLength = 200;

/** Brand showcases on the home page. */
export const maxShowcases = 6;

/** Pictures of the Gallery page: fewer than the minimum are filled up with the oldest products, more than the maximum wait. */
export const minGalleryPictures = 6;
export const maxGalleryPictures = 48;

/** Pictures whose order one call sets. */
export const maxGalleryOrder = 500;
