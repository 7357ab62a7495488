import { Type, type Static } from '@sinclair/typebox';
import { rowTimes } from '../http/row-times.ts';
import { bannerPlaces, popUpAudiences } from './promotion-places.ts';
import { promotionStatuses } from './promotion-status.ts';

const literalUnion = <const T extends readonly string[]>(words: T) =>
  Type.Union(words.map((word): ReturnType<typeof Type.Literal<T[number]>> => Type.Literal<T[number]>(word)));

const stringOrNull = Type.Union([Type.String(), Type.Null()]);

/** What every promotion has; `status` is that of the moment of the answer. */
const promotionRow = {
  id: Type.Integer(),
  is_active: Type.Boolean(),
  starts_at: stringOrNull,
  ends_at: stringOrNull,
  status: literalUnion(promotionStatuses),
  ...rowTimes,
  updated_by: Type.String(),
};

const prioritizedRow = { ...promotionRow, priority: Type.Integer() };

export const headerOffer = Type.Object({
  ...prioritizedRow,
  text: Type.String(),
  link: Type.String(),
  background_colour: Type.String(),
  text_colour: Type.String(),
});
export type HeaderOffer = Static<typeof headerOffer>;

/** `image` is a content hash, `image_url` its widest rendition; both null without a picture. */
export const popUpOffer = Type.Object({
  ...prioritizedRow,
  title: Type.String(),
  text: Type.String(),
  link: Type.String(),
  button_label: Type.String(),
  audience: literalUnion(popUpAudiences),
  delay_seconds: Type.Integer(),
  every_days: Type.Integer(),
  image: stringOrNull,
  image_url: stringOrNull,
});
export type PopUpOffer = Static<typeof popUpOffer>;

const bannerRow = {
  ...prioritizedRow,
  title: Type.String(),
  subtitle: Type.String(),
  link: Type.String(),
  wide_image: stringOrNull,
  wide_image_url: stringOrNull,
  narrow_image: stringOrNull,
  narrow_image_url: stringOrNull,
};

export const banner = Type.Object({ ...bannerRow, place: literalUnion(bannerPlaces) });
export type Banner = Static<typeof banner>;

export const festivalBanner = Type.Object({
  ...bannerRow,
  festival_name: Type.String(),
  theme_colour: Type.String(),
});
export type FestivalBanner = Static<typeof festivalBanner>;

/** A brand whose sign the shop has made; home shows the first of those that are live. */
export const showcase = Type.Object({
  ...prioritizedRow,
  name: Type.String(),
  description: Type.String(),
  image: Type.String(),
  image_url: Type.String(),
});
export type Showcase = Static<typeof showcase>;

/**
 * A picture of the shop's Gallery page. It is `own_image`, or without one the first picture of its product; `image` is
 * that of the two which is shown, null when there is neither. The page leaves out pictures of products that are not active.
 */
export const galleryPicture = Type.Object({
  ...prioritizedRow,
  product: Type.Object({ id: Type.Integer(), name: Type.String(), is_active: Type.Boolean() }),
  caption: Type.String(),
  alt: Type.String(),
  own_image: stringOrNull,
  image: stringOrNull,
  image_url: stringOrNull,
});
export type GalleryPicture = Static<typeof galleryPicture>;

export { literalUnion as oneOf, stringOrNull as orNull, promotionRow };
