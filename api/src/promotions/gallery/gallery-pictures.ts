import {
  galleryPicture,
  galleryPictureInput,
  promotionListQuery,
  type GalleryPicture,
  type GalleryPictureInput,
} from '@lumora/shared-contract';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { matches } from '../../core/database/list-rows.ts';
import { isReferenceViolation } from '../../core/database/violations.ts';
import { invalidField } from '../../core/http/app-error.ts';
import { imageAddress } from '../../core/media/image-url.ts';
import { images } from '../../core/media/tables.ts';
import { pictureColumn, placedOrder, placedValues, rowColumns, sliced } from '../promotion-columns.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { galleryPictures } from '../tables.ts';

const { product_id, caption, alt, image_hash, priority } = galleryPictures;

/** Hash of the picture that a row shows, in a query that joins its product. */
export const galleryImageHash = sql<string | null>`coalesce(${image_hash}, ${products.cover_hash})`;

const columns = {
  ...rowColumns(galleryPictures),
  product: { id: products.id, name: products.name, is_active: products.is_active },
  caption,
  alt,
  priority,
  own_image: image_hash,
  image: galleryImageHash,
  image_width: images.width,
};

export const galleryPictureKind: PromotionKind<GalleryPicture, GalleryPictureInput> = {
  path: 'gallery',
  section: 'gallery',
  word: 'gallery picture',
  tag: 'Gallery',
  table: galleryPictures,
  title: caption,
  row: galleryPicture,
  input: galleryPictureInput,
  query: promotionListQuery,
  pictureParts: ['imageFile'],
  ...placedOrder(galleryPictures),
  searched: [],
  filters: ({ q }) => [or(matches(q, [caption]), matchesProduct(q))],
  rows: async (db, slice) => {
    const all = db
      .select(columns)
      .from(galleryPictures)
      .innerJoin(products, eq(products.id, product_id))
      .leftJoin(images, eq(images.hash, galleryImageHash));
    const rows = await sliced(all.$dynamic(), slice);
    return rows.map(({ image, image_width, ...row }) => ({ ...row, ...imageAddress({ image, image_width }) }));
  },
  columns: ({ product_id, caption, alt, ...input }, { imageFile }) => ({
    ...placedValues(input),
    product_id,
    caption,
    alt,
    ...pictureColumn('image_hash', { picture: imageFile, isRemoved: input.remove_image }),
  }),
  refusalOf: (error) =>
    isReferenceViolation(error) ? invalidField('product_id', 'This product does not exist any more') : null,
};

function matchesProduct(q: string | undefined): SQL | undefined {
  const named = matches(q, [products.name]);
  return named && sql`exists (select from ${products} where ${products.id} = ${product_id} and ${named})`;
}
