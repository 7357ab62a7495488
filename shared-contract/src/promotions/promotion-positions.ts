/** Positions of a banner in the shop. */
export const bannerPositions = ['home_top', 'home_middle', 'product_list'] as const;
export type BannerPosition = (typeof bannerPositions)[number];

/** Visitors who see a pop-up: all, or those at their first visit. */
export const popUpAudiences = ['everyone', 'first_visit'] as const;
export type PopUpAudience = (typeof popUpAudiences)[number];

/** Max lengths, in characters. */
export const maxOfferTextLength = 120;
export const maxPromotionTitleLength = 80;
export const maxPromotionTextLength = 200;

/** Max number of brand showcases on the home page. */
export const maxShowcases = 6;

/** Number of pictures on the Gallery page. Below the min it is filled with the oldest products; above the max the last are hidden. */
export const minGalleryPictures = 6;
export const maxGalleryPictures = 48;

/** Max pictures in one `order` call. */
export const maxGalleryOrder = 500;
