import { Type, type Static } from '@sinclair/typebox';
import { shopImage } from '../images/shop-image.ts';
import { banner, headerOffer, popUpOffer } from './promotion.ts';

const image = Type.Union([shopImage, Type.Null()]);

const activeHeaderOffer = Type.Pick(headerOffer, ['id', 'text', 'link', 'background_colour', 'text_colour']);
export type ActiveHeaderOffer = Static<typeof activeHeaderOffer>;

const activePopUp = Type.Object({
  ...Type.Pick(popUpOffer, ['id', 'title', 'text', 'link', 'button_label', 'audience', 'delay_seconds', 'every_days'])
    .properties,
  image,
});
export type ActivePopUp = Static<typeof activePopUp>;

/** `narrow_image` is for small screens, up to 767 px; without it `wide_image` is shown there too. */
const activeBanner = Type.Object({
  ...Type.Pick(banner, ['id', 'title', 'subtitle', 'link']).properties,
  wide_image: image,
  narrow_image: image,
});
export type ActiveBanner = Static<typeof activeBanner>;

/**
 * Response of `GET /promotions/active`: the promotions that shoppers see now. Header offers are ordered by priority, then
 * newest first; of pop-ups and of the banners of a position only the first in this order is included. A live festival banner
 * replaces the banner at the top of the home page, and the shop uses its colour. `changes_at` (ISO 8601) is the next time at
 * which a promotion starts or ends, null for none.
 */
export const activePromotions = Type.Object({
  header_offers: Type.Array(activeHeaderOffer),
  pop_up: Type.Union([activePopUp, Type.Null()]),
  banners: Type.Object({
    home_top: Type.Union([activeBanner, Type.Null()]),
    home_middle: Type.Union([activeBanner, Type.Null()]),
    product_list: Type.Union([activeBanner, Type.Null()]),
  }),
  festival: Type.Union([Type.Object({ name: Type.String(), colour: Type.String() }), Type.Null()]),
  changes_at: Type.Union([Type.String(), Type.Null()]),
});
export type ActivePromotions = Static<typeof activePromotions>;
