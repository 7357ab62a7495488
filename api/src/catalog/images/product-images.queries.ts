import type { ProductImage, ProductImageChange } from '@lumora/shared-contract/catalog';
import { asc, eq, max } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { notFoundError } from '../../core/database/row-changes.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { largestImageUrl } from '../../core/media/image-url.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { insertImage, insertImages } from '../../core/media/images.queries.ts';
import { images } from '../../core/media/tables.ts';
import { lockProduct } from '../locked-products.queries.ts';
import { productImages, products } from '../tables.ts';

/** Lists the images of a product in the order of the shop: by priority and id. Throws `AppError` 404 for an unknown product. */
export async function listImagesOf(db: Database, productId: number): Promise<ProductImage[]> {
  const { product_id, priority, id } = productImages;
  const rows = await selectImages(db).where(eq(product_id, productId)).orderBy(asc(priority), asc(id));
  if (rows.length === 0) await assertProductExists(db, productId);
  return rows.map(presentImage);
}

/** Throws `AppError` 404 when the product does not exist. */
export async function assertProductExists(db: Database, productId: number): Promise<void> {
  const exists = isRowId(productId) && (await db.$count(products, eq(products.id, productId))) > 0;
  if (!exists) throw notFoundError('product');
}

/** Appends images to a product in their order, in one transaction. Throws `AppError` 404 for an unknown product. */
export function createProductImages(db: Database, productId: number, stored: StoredImage[]): Promise<ProductImage[]> {
  return db.transaction(async (tx) => {
    await lockProduct(tx, productId);
    await insertImages(tx, stored);
    const next = await nextPriority(tx, productId);
    const inserted = await tx
      .insert(productImages)
      .values(stored.map(({ hash }, index) => ({ product_id: productId, image_hash: hash, priority: next + index })))
      .returning({ id: productImages.id });
    const ids = inserted.map(({ id }) => id);
    const rows = await selectImages(tx).where(anyOf(productImages.id, ids)).orderBy(asc(productImages.id));
    return rows.map(presentImage);
  });
}

/** Returns the priority after the last image of a product, 0 for the first. */
async function nextPriority(tx: Database, productId: number): Promise<number> {
  const { product_id, priority } = productImages;
  const [last] = await tx
    .select({ priority: max(priority) })
    .from(productImages)
    .where(eq(product_id, productId));
  return (last?.priority ?? -1) + 1;
}

/** Updates the given columns of an image; `image` replaces the picture. Throws `AppError` 404. */
export function updateProductImage(
  db: Database,
  id: number,
  { priority, alt, image }: ProductImageChange & { image: StoredImage | null },
): Promise<ProductImage> {
  return db.transaction(async (tx) => {
    await lockProductOfImage(tx, id);
    if (image) await insertImage(tx, image);
    const change = {
      ...(priority !== undefined && { priority }),
      ...(alt !== undefined && { alt }),
      ...(image && { image_hash: image.hash }),
    };
    if (Object.keys(change).length > 0) await tx.update(productImages).set(change).where(eq(productImages.id, id));
    const [row] = await selectImages(tx).where(eq(productImages.id, id));
    if (!row) throw notFoundError('image');
    return presentImage(row);
  });
}

/** Deletes an image of a product. Throws `AppError` 404. */
export async function deleteProductImage(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProductOfImage(tx, id);
    const deleted = await tx.delete(productImages).where(eq(productImages.id, id)).returning({ id: productImages.id });
    if (deleted.length === 0) throw notFoundError('image');
  });
}

async function lockProductOfImage(tx: Database, id: number): Promise<void> {
  const [row] = await tx.select().from(productImages).where(eq(productImages.id, id));
  if (!row) throw notFoundError('image');
  await lockProduct(tx, row.product_id);
}

function selectImages(db: Database) {
  return db.select(imageColumns).from(productImages).innerJoin(images, eq(images.hash, productImages.image_hash));
}

/** Columns of an image in a response, before `presentImage`. */
export const imageColumns = {
  id: productImages.id,
  product_id: productImages.product_id,
  image: productImages.image_hash,
  width: images.width,
  height: images.height,
  priority: productImages.priority,
  alt: productImages.alt,
  created_at: productImages.created_at,
};

type ImageRow = Omit<ProductImage, 'image_url' | 'url'>;

/** Adds `image_url` and `url`, the URL of the widest rendition, to a selected image. */
export function presentImage<Row extends ImageRow>(row: Row) {
  const url = largestImageUrl(row.image, row.width);
  return { ...row, image_url: url, url };
}
