import { array, boolean, mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { listQuery } from '../http/list-query.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { maxId } from '../http/parse-row-ids.ts';
import { rowId } from '../http/row-id.ts';
import { colourField, linkField, promotionFields, titleField, wholeNumberField } from './promotion-fields.ts';
import {
  bannerPositions,
  maxOfferTextLength,
  maxPromotionTextLength,
  maxGalleryOrder,
  popUpAudiences,
  type BannerPosition,
  type PopUpAudience,
} from './promotion-positions.ts';
import { promotionStatuses, type PromotionStatus } from './promotion-status.ts';

const text = string().trim().max(maxPromotionTextLength, `Max ${maxPromotionTextLength} chars`).default('');

/** Removes the stored image; an image in the same request replaces it in any case. */
const remove = boolean().default(false);

/** Body of `/admin/header-offers/{store,update}`: a text of the ribbon above the shop's navigation. */
export const headerOfferInput = object({
  text: string()
    .trim()
    .required('Text is required')
    .min(2, 'Min 2 chars')
    .max(maxOfferTextLength, `Max ${maxOfferTextLength} chars`),
  link: linkField,
  background_colour: colourField('#ff2e88'),
  text_colour: colourField('#0b0b12'),
  ...promotionFields,
});
export type HeaderOfferInput = InferType<typeof headerOfferInput>;

/**
 * Body of `/admin/pop-up-offers/{store,update}`; the image is the multipart part `imageFile`. `every_days` is the min number
 * of days between two displays to a visitor; 0 means at every visit.
 */
export const popUpOfferInput = object({
  title: titleField,
  text,
  link: linkField,
  button_label: string().trim().max(30, 'Max 30 chars').default(''),
  audience: mixed<PopUpAudience>().oneOf(popUpAudiences, 'Choose who sees it').default('everyone'),
  delay_seconds: wholeNumberField('Delay', { min: 0, max: 600 }).required('Delay is required').default(5),
  every_days: wholeNumberField('Days', { min: 0, max: 365 }).required('Days are required').default(7),
  remove_image: remove,
  ...promotionFields,
});
export type PopUpOfferInput = InferType<typeof popUpOfferInput>;

const bannerFields = {
  title: titleField,
  subtitle: text,
  link: linkField,
  remove_wide_image: remove,
  remove_narrow_image: remove,
  ...promotionFields,
};

/** Body of `/admin/banners/{store,update}`; the images are the multipart parts `wideImageFile` and `narrowImageFile`. */
export const bannerInput = object({
  ...bannerFields,
  place: mixed<BannerPosition>().oneOf(bannerPositions, 'Choose a position').required('Choose a position'),
});
export type BannerInput = InferType<typeof bannerInput>;

/**
 * Body of `/admin/festival-banners/{store,update}`: a banner at the top of the home page. While it is live the shop uses its
 * `theme_colour`.
 */
export const festivalBannerInput = object({
  ...bannerFields,
  festival_name: string().trim().required('Festival name is required').min(2, 'Min 2 chars').max(60, 'Max 60 chars'),
  theme_colour: colourField('#ff7a1a'),
});
export type FestivalBannerInput = InferType<typeof festivalBannerInput>;

/** Body of `/admin/showcases/{store,update}`; the image, required for a new one, is the multipart part `imageFile`. */
export const showcaseInput = object({
  name: string().trim().required('Name is required').min(2, 'Min 2 chars').max(60, 'Max 60 chars'),
  description: string()
    .trim()
    .required('Description is required')
    .max(maxPromotionTextLength, `Max ${maxPromotionTextLength} chars`),
  ...promotionFields,
});
export type ShowcaseInput = InferType<typeof showcaseInput>;

/**
 * Body of `/admin/gallery/{store,update}`. The multipart part `imageFile` replaces the product's first image. With an empty
 * `caption` the product's name and short description are shown, with an empty `alt` that of the image.
 */
export const galleryPictureInput = object({
  product_id: rowId('Choose a product').max(maxId, 'Choose a product'),
  caption: text,
  alt: string().trim().max(300, 'Max 300 chars').default(''),
  remove_image: remove,
  ...promotionFields,
});
export type GalleryPictureInput = InferType<typeof galleryPictureInput>;

/** Body of `/admin/gallery/order`: ids of pictures; the index of each becomes its priority. */
export const galleryOrderInput = object({
  ids: array(number().required().integer().min(1).max(maxId))
    .required('Send the ids of the pictures')
    .min(1, 'Send the ids of the pictures')
    .max(maxGalleryOrder, `At most ${maxGalleryOrder} pictures`),
});
export type GalleryOrderInput = InferType<typeof galleryOrderInput>;

/** Query of the `list` calls of promotions; `status` is evaluated at the time of the call. */
export const promotionListQuery = listQuery.shape({
  status: mixed<PromotionStatus>().oneOf(promotionStatuses, `status is one of: ${promotionStatuses.join(', ')}`),
  place: mixed<BannerPosition>().oneOf(bannerPositions, `place is one of: ${bannerPositions.join(', ')}`),
});
export type PromotionListQuery = InferType<typeof promotionListQuery>;

/** Body of `/admin/{kind}/switch/{id}`: activates or deactivates a promotion. */
export const promotionSwitchInput = object({
  is_active: boolean().required('Say whether it is active'),
  updated_at: expectedVersion,
});
export type PromotionSwitchInput = InferType<typeof promotionSwitchInput>;
