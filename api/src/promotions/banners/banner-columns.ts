import type { BannerInput } from '@lumora/shared-contract';
import { imageAddress } from '../../core/media/image-url.ts';
import { imageWidth, pictureColumn, placedValues, rowColumns } from '../promotion-columns.ts';
import type { Pictures } from '../promotion-kind.ts';
import type { banners, festivalBanners } from '../tables.ts';

/** What banners and festival banners have in common. */
export const bannerPictureParts = ['wideImageFile', 'narrowImageFile'];

export function bannerColumns<T extends typeof banners | typeof festivalBanners>(table: T) {
  const { title, subtitle, link, priority, wide_image_hash, narrow_image_hash } = table;
  return {
    ...rowColumns(table),
    title,
    subtitle,
    link,
    priority,
    wide_image: wide_image_hash,
    wide_image_width: imageWidth(wide_image_hash),
    narrow_image: narrow_image_hash,
    narrow_image_width: imageWidth(narrow_image_hash),
  };
}

interface BannerPictures {
  wide_image: string | null;
  wide_image_width: number | null;
  narrow_image: string | null;
  narrow_image_width: number | null;
}

export function presentBanner<Row extends BannerPictures>({ wide_image_width, narrow_image_width, ...row }: Row) {
  const wide = imageAddress({ image: row.wide_image, image_width: wide_image_width });
  const narrow = imageAddress({ image: row.narrow_image, image_width: narrow_image_width });
  return { ...row, wide_image_url: wide.image_url, narrow_image_url: narrow.image_url };
}

type BannerForm = Omit<BannerInput, 'place'>;

/** What the forms of both set in their rows. */
export function bannerValues(form: BannerForm, { wideImageFile, narrowImageFile }: Pictures) {
  const { title, subtitle, link, remove_wide_image, remove_narrow_image } = form;
  return {
    ...placedValues(form),
    title,
    subtitle,
    link,
    ...pictureColumn('wide_image_hash', { picture: wideImageFile, isRemoved: remove_wide_image }),
    ...pictureColumn('narrow_image_hash', { picture: narrowImageFile, isRemoved: remove_narrow_image }),
  };
}
