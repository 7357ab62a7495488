import type { SessionUser, Variant, VariantInput } from '@lumora/shared-contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../../core/database/row-changes.ts';
import { uniqueViolation } from '../../core/database/violations.ts';
import { AppError, invalidField } from '../../core/http/app-error.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { lockProduct } from '../products/locked-products.queries.ts';
import { assertProductExists } from '../images/product-images.queries.ts';
import { variantAttributes, variants } from '../tables.ts';
import { combinationKey, combinationsOf, assertValuesBelongToAttributes } from './variant-attributes.queries.ts';
import { insertVariants, duplicateSkuError, termColumns } from './variant-drafts.queries.ts';
import { setVariantImages } from './variant-images.queries.ts';
import { findVariants, presentVariants, type VariantRecord } from './variant-rows.queries.ts';

const kind = 'variant';

/** All variants of a product, in the order in which they were made. */
export async function listVariantsOf(db: Database, productId: number): Promise<Variant[]> {
  const rows = await db.select().from(variants).where(eq(variants.product_id, productId)).orderBy(asc(variants.id));
  if (rows.length === 0) await assertProductExists(db, productId);
  return presentVariants(db, rows);
}

/** What a variant's form sends, its new pictures taken. */
type VariantForm = VariantInput & { images: StoredImage[] };

export function createVariant(
  db: Database,
  { product_id, sku, attributes, images, ...terms }: VariantForm,
  by: SessionUser,
): Promise<Variant> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, product_id);
    await assertValuesBelongToAttributes(tx, attributes);
    const pairs = combinationsOf(attributes).flat();
    const isThere = eq(variants.combination, combinationKey(pairs));
    if ((await tx.$count(variants, and(eq(variants.product_id, product_id), isThere))) > 0) throw takenCombination();
    const [id = 0] = await insertVariants(tx, product, [{ terms, pairs, sku }], by);
    await setVariantImages(tx, id, { kept: [], added: images });
    return findVariant(tx, id);
  });
}

export function updateVariant(
  db: Database,
  id: number,
  { product_id, sku, attributes, images, keep_images, updated_at, ...terms }: VariantForm,
  by: SessionUser,
): Promise<Variant> {
  return refuseTaken(sku, () =>
    db.transaction(async (tx) => {
      const before = await lockVariant(tx, id);
      if (before.product_id !== product_id) throw invalidField('product_id', 'A variant stays with its product.');
      await assertValuesBelongToAttributes(tx, attributes);
      const pairs = combinationsOf(attributes).flat();
      const combination = combinationKey(pairs);
      const changed = await tx
        .update(variants)
        .set({ ...termColumns(terms), sku: sku || before.sku, combination, ...changedBy(variants, by.name) })
        .where(whereVersion(variants, id, updated_at))
        .returning({ id: variants.id });
      if (changed.length === 0) throw conflictError(kind, before, by);
      if (combination !== before.combination) {
        await tx.delete(variantAttributes).where(eq(variantAttributes.variant_id, id));
        await tx.insert(variantAttributes).values(pairs.map((pair) => ({ variant_id: id, ...pair })));
      }
      await setVariantImages(tx, id, { kept: keep_images, added: images });
      return findVariant(tx, id);
    }),
  );
}

export async function deleteVariant(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVariant(tx, id);
    await tx.delete(variants).where(eq(variants.id, id));
  });
}

/** Its product first, as every writer does. */
async function lockVariant(tx: Database, id: number): Promise<VariantRecord> {
  const [found] = await tx.select({ product_id: variants.product_id }).from(variants).where(eq(variants.id, id));
  if (!found) throw notFoundError(kind);
  await lockProduct(tx, found.product_id);
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).for('update');
  if (!row) throw notFoundError(kind);
  return row;
}

async function findVariant(db: Database, id: number): Promise<Variant> {
  const [variant] = await findVariants(db, [id]);
  if (!variant) throw notFoundError(kind);
  return variant;
}

/** Its unique indexes decide, because somebody else may have written the moment before. */
async function refuseTaken<T>(sku: string | undefined, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = uniqueViolation(error);
    if (index === 'product_variants_combination') throw takenCombination();
    if (index === 'product_variants_sku') throw duplicateSkuError(sku ?? '');
    throw error;
  }
}

function takenCombination(): AppError {
  const message = 'This product already has a variant with these values.';
  return new AppError('conflict', message, { fields: { attributes: message } });
}
