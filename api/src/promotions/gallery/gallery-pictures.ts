import {
  galleryPicture,
  galleryPictureInput,
  promotionListQuery,
  type GalleryPicture,
  type GalleryPictureInput,
} from '@lumora/shared-contract/promotions';
import { asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { applySlice, matches } from '../../core/database/list-rows.ts';
import { isReferenceViolation } from '../../core/database/violations.ts';
import { invalidField } from '../../core/errors/app-error.ts';
import { withImageUrl } from '../../core/media/image-url.ts';
import { images } from '../../core/media/tables.ts';
import { imageColumn, rowColumns, scheduleValues, sortableColumns } from '../promotion-columns.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { galleryPictures } from '../tables.ts';

const { product_id, caption, alt, image_hash, priority } = galleryPictures;

/** SQL expression of the image hash of a row: its own image, else the cover of its product. The query must join `products`. */
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

/** Promotion kind of gallery pictures. The search also finds the name of the product. */
export const galleryPictureKind: PromotionKind<GalleryPicture, GalleryPictureInput> = {
  path: 'gallery',
  section: 'gallery',
  label: 'gallery picture',
  tag: 'Gallery',
  table: galleryPictures,
  title: caption,
  row: galleryPicture,
  input: galleryPictureInput,
  query: promotionListQuery,
  imageParts: ['imageFile'],
  sortable: sortableColumns(galleryPictures),
  // the order of the shop, without the status: reordering stores the priorities of the whole list
  orderBy: [asc(priority), desc(galleryPictures.id)],
  searched: [],
  filters: ({ q }) => [or(matches(q, [caption]), productSearch(q))],
  rows: async (db, slice) => {
    const all = db
      .select(columns)
      .from(galleryPictures)
      .innerJoin(products, eq(products.id, product_id))
      .leftJoin(images, eq(images.hash, galleryImageHash));
    const rows = await applySlice(all.$dynamic(), slice);
    return rows.map(withImageUrl);
  },
  columns: ({ product_id, caption, alt, ...input }, { imageFile }) => ({
    ...scheduleValues(input),
    product_id,
    caption,
    alt,
    ...imageColumn('image_hash', { image: imageFile, isRemoved: input.remove_image }),
  }),
  toAppError: (error) =>
    isReferenceViolation(error) ? invalidField('product_id', 'This product does not exist any more') : null,
};

function productSearch(q: string | undefined): SQL | undefined {
  const matchesName = matches(q, [products.name]);
  return matchesName && sql`exists (select from ${products} where ${products.id} = ${product_id} and ${matchesName})`;
}
