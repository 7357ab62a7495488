import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { shopImage } from '../images/shop-image.ts';
import { banner, headerOffer, popUpOffer } from './promotion.ts';

const image = nullable(shopImage);

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
  pop_up: nullable(activePopUp),
  banners: Type.Object({
    home_top: nullable(activeBanner),
    home_middle: nullable(activeBanner),
    product_list: nullable(activeBanner),
  }),
  festival: nullable(Type.Object({ name: Type.String(), colour: Type.String() })),
  changes_at: nullable(Type.String()),
});
export type ActivePromotions = Static<typeof activePromotions>;
