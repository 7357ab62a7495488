import { lastImagePriority, type ProductImage, type ProductImageChange } from '@lumora/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { notFoundError } from '../../core/database/row-changes.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { largestImageUrl } from '../../core/media/image-url.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { insertImage, insertImages } from '../../core/media/images.queries.ts';
import { images } from '../../core/media/tables.ts';
import { lockProduct } from '../products/locked-products.queries.ts';
import { productImages, products } from '../tables.ts';

/** All images of a product, in the order in which shoppers see them. */
export async function listImagesOf(db: Database, productId: number): Promise<ProductImage[]> {
  const { product_id, priority, id } = productImages;
  const rows = await selectImages(db).where(eq(product_id, productId)).orderBy(asc(priority), asc(id));
  if (rows.length === 0) await assertProductExists(db, productId);
  return rows.map(presentImage);
}

export async function assertProductExists(db: Database, productId: number): Promise<void> {
  const isThere = isRowId(productId) && (await db.$count(products, eq(products.id, productId))) > 0;
  if (!isThere) throw notFoundError('product');
}

/** All of them or none; they stand last, in the order in which they came. */
export function createProductImages(db: Database, productId: number, taken: StoredImage[]): Promise<ProductImage[]> {
  return db.transaction(async (tx) => {
    await lockProduct(tx, productId);
    await insertImages(tx, taken);
    const made = await tx
      .insert(productImages)
      .values(taken.map(({ hash }) => ({ product_id: productId, image_hash: hash, priority: lastImagePriority })))
      .returning({ id: productImages.id });
    const ids = made.map(({ id }) => id);
    const rows = await selectImages(tx).where(anyOf(productImages.id, ids)).orderBy(asc(productImages.id));
    return rows.map(presentImage);
  });
}

/** What is left out stays; a picture takes the place of the one there is. */
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

export async function deleteProductImage(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProductOfImage(tx, id);
    const gone = await tx.delete(productImages).where(eq(productImages.id, id)).returning({ id: productImages.id });
    if (gone.length === 0) throw notFoundError('image');
  });
}

async function lockProductOfImage(tx: Database, id: number): Promise<void> {
  const [row] = await tx.select().from(productImages).where(eq(productImages.id, id));
  if (!row) throw notFoundError('image');
  await lockProduct(tx, row.product_id);
}

function selectImages(db: Database) {
  return db.select(shownOfImage).from(productImages).innerJoin(images, eq(images.hash, productImages.image_hash));
}

export const shownOfImage = {
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

export function presentImage<Row extends ImageRow>(row: Row) {
  const address = largestImageUrl(row.image, row.width);
  return { ...row, image_url: address, url: address };
}
