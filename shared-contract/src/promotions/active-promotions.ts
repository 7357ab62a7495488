import { Type, type Static } from '@sinclair/typebox';
import { shopImage } from '../storefront/shop-image.ts';
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

/** The narrow picture is for screens up to 767 px, where there is one. */
const activeBanner = Type.Object({
  ...Type.Pick(banner, ['id', 'title', 'subtitle', 'link']).properties,
  wide_image: image,
  narrow_image: image,
});
export type ActiveBanner = Static<typeof activeBanner>;

/**
 * Answer of `GET /promotions/active`: what shoppers see now. Header offers in the order of their turn, by priority and then the newer; of pop-ups and of
 * banners for one place only the first by priority, then the newer. A live festival takes home's top and themes the
 * shop by its colour. `changes_at` is the next moment (ISO 8601) at which the answer may change by itself, null for never.
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
