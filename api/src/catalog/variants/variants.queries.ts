import type { SessionUser } from '@lumora/shared-contract/auth';
import type { Variant, VariantInput } from '@lumora/shared-contract/catalog';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../../core/database/row-changes.ts';
import { mapViolations } from '../../core/database/violations.ts';
import { AppError, invalidField } from '../../core/errors/app-error.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { lockProduct } from '../locked-products.queries.ts';
import { assertProductExists } from '../images/product-images.queries.ts';
import { variantAttributes, variants } from '../tables.ts';
import { combinationKey, combinationsOf, assertValuesBelongToAttributes } from './variant-attributes.queries.ts';
import { insertVariants, duplicateSkuError, priceAndStockColumns } from './variant-drafts.queries.ts';
import { setVariantImages } from './variant-images.queries.ts';
import { listVariantsByIds, presentVariants, type VariantRecord } from './variant-rows.queries.ts';

const kind = 'variant';

/** Lists the variants of a product, oldest first. Throws `AppError` 404 for an unknown product. */
export async function listVariantsOf(db: Database, productId: number): Promise<Variant[]> {
  const rows = await db.select().from(variants).where(eq(variants.product_id, productId)).orderBy(asc(variants.id));
  if (rows.length === 0) await assertProductExists(db, productId);
  return presentVariants(db, rows);
}

/** Input of a variant with its new, stored pictures. */
type VariantForm = VariantInput & { images: StoredImage[] };

/**
 * Creates a variant. Throws `AppError` 404 for an unknown product, 409 for an existing combination or SKU, 422 for an
 * unknown attribute or value or too many pictures.
 */
export function createVariant(
  db: Database,
  { product_id, sku, attributes, images, keep_images, ...pricesAndStock }: VariantForm,
  by: SessionUser,
): Promise<Variant> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, product_id);
    await assertValuesBelongToAttributes(tx, attributes);
    const pairs = combinationsOf(attributes).flat();
    const hasCombination = eq(variants.combination, combinationKey(pairs));
    if ((await tx.$count(variants, and(eq(variants.product_id, product_id), hasCombination))) > 0)
      throw duplicateCombinationError();
    const [id = 0] = await insertVariants(tx, product, [{ pricesAndStock, pairs, sku }], by);
    await setVariantImages(tx, { id, product_id }, { existingHashes: keep_images, added: images });
    return getVariant(tx, id);
  });
}

/**
 * Updates a variant. Throws `AppError` 404, 409 for a stale `updated_at`, an existing combination or SKU, 422 for an
 * unknown attribute or value, another product or too many pictures.
 */
export function updateVariant(
  db: Database,
  id: number,
  { product_id, sku, attributes, images, keep_images, updated_at, ...pricesAndStock }: VariantForm,
  by: SessionUser,
): Promise<Variant> {
  return rejectDuplicates(sku, () =>
    db.transaction(async (tx) => {
      const before = await lockVariant(tx, id);
      if (before.product_id !== product_id) throw invalidField('product_id', 'A variant stays with its product.');
      await assertValuesBelongToAttributes(tx, attributes);
      const pairs = combinationsOf(attributes).flat();
      const combination = combinationKey(pairs);
      const changed = await tx
        .update(variants)
        .set({
          ...priceAndStockColumns(pricesAndStock),
          sku: sku || before.sku,
          combination,
          ...changedBy(variants, by.name),
        })
        .where(whereVersion(variants, id, updated_at))
        .returning({ id: variants.id });
      if (changed.length === 0) throw conflictError(kind, before, by);
      if (combination !== before.combination) {
        await tx.delete(variantAttributes).where(eq(variantAttributes.variant_id, id));
        await tx.insert(variantAttributes).values(pairs.map((pair) => ({ variant_id: id, ...pair })));
      }
      await setVariantImages(tx, before, { existingHashes: keep_images, added: images });
      return getVariant(tx, id);
    }),
  );
}

/** Deletes a variant. Throws `AppError` 404. */
export async function deleteVariant(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVariant(tx, id);
    await tx.delete(variants).where(eq(variants.id, id));
  });
}

/** Locks a variant after its product; see `lockProducts`. */
async function lockVariant(tx: Database, id: number): Promise<VariantRecord> {
  const [found] = await tx.select({ product_id: variants.product_id }).from(variants).where(eq(variants.id, id));
  if (!found) throw notFoundError(kind);
  await lockProduct(tx, found.product_id);
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).for('update');
  if (!row) throw notFoundError(kind);
  return row;
}

async function getVariant(db: Database, id: number): Promise<Variant> {
  const [variant] = await listVariantsByIds(db, [id]);
  if (!variant) throw notFoundError(kind);
  return variant;
}

function rejectDuplicates<T>(sku: string | undefined, write: () => Promise<T>): Promise<T> {
  const unique = {
    product_variants_sku: () => duplicateSkuError(sku ?? ''),
    product_variants_combination: duplicateCombinationError,
  };
  return mapViolations({ unique }, write);
}

function duplicateCombinationError(): AppError {
  const message = 'This product already has a variant with these values.';
  return new AppError('conflict', message, { fields: { attributes: message } });
}
