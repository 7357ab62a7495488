import type { BannerInput } from '@lumora/shared-contract/promotions';
import { imageUrlFields } from '../../core/media/image-url.ts';
import { imageColumn, imageWidth, rowColumns, scheduleValues } from '../promotion-columns.ts';
import type { UploadedImages } from '../promotion-kind.ts';
import type { banners, festivalBanners } from '../tables.ts';

/** Names of the form parts with the images of a banner or festival banner. */
export const bannerImageParts = ['wideImageFile', 'narrowImageFile'];

/** Returns the columns that lists of banners and of festival banners select. */
export function bannerColumns<T extends typeof banners | typeof festivalBanners>(table: T) {
  const { title, subtitle, link, priority, wide_image_hash, small_image_hash } = table;
  return {
    ...rowColumns(table),
    title,
    subtitle,
    link,
    priority,
    wide_image: wide_image_hash,
    wide_image_width: imageWidth(wide_image_hash),
    narrow_image: small_image_hash,
    small_image_width: imageWidth(small_image_hash),
  };
}

interface BannerImages {
  wide_image: string | null;
  wide_image_width: number | null;
  narrow_image: string | null;
  small_image_width: number | null;
}

/** Replaces the widths of the images of a row by their URLs. */
export function presentBanner<Row extends BannerImages>({ wide_image_width, small_image_width, ...row }: Row) {
  const wide = imageUrlFields({ image: row.wide_image, image_width: wide_image_width });
  const small = imageUrlFields({ image: row.narrow_image, image_width: small_image_width });
  return { ...row, wide_image_url: wide.image_url, narrow_image_url: small.image_url };
}

type BannerForm = Omit<BannerInput, 'place'>;

/** Returns the column values that a form of a banner or festival banner sets. */
export function bannerValues(form: BannerForm, { wideImageFile, narrowImageFile }: UploadedImages) {
  const { title, subtitle, link, remove_wide_image, remove_narrow_image } = form;
  return {
    ...scheduleValues(form),
    title,
    subtitle,
    link,
    ...imageColumn('wide_image_hash', { image: wideImageFile, isRemoved: remove_wide_image }),
    ...imageColumn('small_image_hash', { image: narrowImageFile, isRemoved: remove_narrow_image }),
  };
}
