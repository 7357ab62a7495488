import { maxVariantImages } from '@lumora/shared-contract/catalog';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { invalidField } from '../../core/errors/app-error.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { insertImages } from '../../core/media/images.queries.ts';
import { productImages, variantImages } from '../tables.ts';

interface PictureChange {
  /** hashes of pictures of the variant or of its product, in their new order; undefined keeps those of the variant */
  existingHashes: string[] | undefined;
  added: StoredImage[];
}

/**
 * Sets the pictures of a variant: the existing ones, then the new ones, each once. Throws `AppError` 422 above the max
 * number of pictures.
 */
export async function setVariantImages(
  tx: Database,
  { id, product_id: productId }: { id: number; product_id: number },
  { existingHashes, added }: PictureChange,
): Promise<void> {
  if (!existingHashes && added.length === 0) return;
  const { variant_id, position, image_hash } = variantImages;
  const rows = await tx.select({ image_hash }).from(variantImages).where(eq(variant_id, id)).orderBy(asc(position));
  const storedHashes = rows.map((row) => row.image_hash);
  const usable = new Set([...storedHashes, ...(existingHashes ? await listProductHashes(tx, productId) : [])]);
  const remaining = existingHashes?.filter((hash) => usable.has(hash)) ?? storedHashes;
  const hashes = [...new Set([...remaining, ...added.map(({ hash }) => hash)])];
  if (hashes.length > maxVariantImages) {
    throw invalidField('variant_images', `A variant has at most ${maxVariantImages} images.`);
  }
  await insertImages(tx, added);
  await tx.delete(variantImages).where(eq(variant_id, id));
  if (hashes.length === 0) return;
  await tx
    .insert(variantImages)
    .values(hashes.map((hash, index) => ({ variant_id: id, position: index, image_hash: hash })));
}

async function listProductHashes(tx: Database, productId: number): Promise<string[]> {
  const { product_id, image_hash } = productImages;
  const rows = await tx.select({ image_hash }).from(productImages).where(eq(product_id, productId));
  return rows.map((row) => row.image_hash);
}
