import type { SessionUser } from '@lumora/shared-contract/auth';
import type { VariantMatrix, VariantMatrixInput } from '@lumora/shared-contract/catalog';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { lockProduct } from '../locked-products.queries.ts';
import { variants } from '../tables.ts';
import { combinationKey, combinationsOf, assertValuesBelongToAttributes } from './variant-attributes.queries.ts';
import { insertVariants } from './variant-drafts.queries.ts';
import { listVariantsByIds } from './variant-rows.queries.ts';

/**
 * Creates a variant for each combination of values that the product does not have yet, in one transaction. Throws
 * `AppError` 404 for an unknown product, 422 for an unknown attribute or value.
 */
export function generateVariants(
  db: Database,
  { product_id, attributes, ...pricesAndStock }: VariantMatrixInput,
  by: SessionUser,
): Promise<VariantMatrix> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, product_id);
    await assertValuesBelongToAttributes(tx, attributes);
    const combinations = combinationsOf(attributes);
    const rows = await tx
      .select({ combination: variants.combination })
      .from(variants)
      .where(eq(variants.product_id, product_id));
    const existing = new Set(rows.map(({ combination }) => combination));
    const missing = combinations.filter((pairs) => !existing.has(combinationKey(pairs)));
    const drafts = missing.map((pairs) => ({ pricesAndStock, pairs }));
    const created = await listVariantsByIds(tx, await insertVariants(tx, product, drafts, by));
    return { created, existing: combinations.length - created.length };
  });
}
