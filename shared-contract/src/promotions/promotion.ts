import { Type, type Static } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { bannerPositions, popUpAudiences } from './promotion-positions.ts';
import { promotionRow } from './promotion-row.ts';

const prioritizedRow = { ...promotionRow, priority: Type.Integer() };

export const headerOffer = Type.Object({
  ...prioritizedRow,
  text: Type.String(),
  link: Type.String(),
  background_colour: Type.String(),
  text_colour: Type.String(),
});
export type HeaderOffer = Static<typeof headerOffer>;

/** A pop-up offer. `image` is a content hash, `image_url` the path of its widest rendition; both null without an image. */
export const popUpOffer = Type.Object({
  ...prioritizedRow,
  title: Type.String(),
  text: Type.String(),
  link: Type.String(),
  button_label: Type.String(),
  audience: literalUnion(popUpAudiences),
  delay_seconds: Type.Integer(),
  every_days: Type.Integer(),
  image: nullable(Type.String()),
  image_url: nullable(Type.String()),
});
export type PopUpOffer = Static<typeof popUpOffer>;

const bannerRow = {
  ...prioritizedRow,
  title: Type.String(),
  subtitle: Type.String(),
  link: Type.String(),
  wide_image: nullable(Type.String()),
  wide_image_url: nullable(Type.String()),
  narrow_image: nullable(Type.String()),
  narrow_image_url: nullable(Type.String()),
};

/**
 * A banner. `place` is its position in the shop, `narrow_image` its image for small screens. These fields and the inputs
 * `narrowImageFile` and `remove_narrow_image` have no other name in API 2, because released modules use them.
 */
export const banner = Type.Object({ ...bannerRow, place: literalUnion(bannerPositions) });
export type Banner = Static<typeof banner>;

export const festivalBanner = Type.Object({
  ...bannerRow,
  festival_name: Type.String(),
  theme_colour: Type.String(),
});
export type FestivalBanner = Static<typeof festivalBanner>;

/**
 * A brand for which the shop has made a sign. `home_position` counts from 1; it is null for a showcase that the home page
 * does not show, because it is not live or not among the first ones.
 */
export const showcase = Type.Object({
  ...prioritizedRow,
  name: Type.String(),
  description: Type.String(),
  home_position: nullable(Type.Integer()),
  image: Type.String(),
  image_url: Type.String(),
});
export type Showcase = Static<typeof showcase>;

/**
 * A picture of the Gallery page. `own_image` is the hash of its own image, or null; `image` is the hash of the shown image:
 * its own, else the first of the product, else null. The page does not show pictures of inactive products.
 */
export const galleryPicture = Type.Object({
  ...prioritizedRow,
  product: Type.Object({ id: Type.Integer(), name: Type.String(), is_active: Type.Boolean() }),
  caption: Type.String(),
  alt: Type.String(),
  own_image: nullable(Type.String()),
  image: nullable(Type.String()),
  image_url: nullable(Type.String()),
});
export type GalleryPicture = Static<typeof galleryPicture>;
