import { sql } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { products, variants } from '../tables.ts';
import { combinationKey } from '../variants/variant-attributes.queries.ts';
import type { VariantRecord } from '../variants/variant-rows.queries.ts';
import { toChunks } from '../../core/to-chunks.ts';
import { problem } from './product-import-problem.ts';
import type { VariantPlan } from './product-import-variants.ts';

/** Max rows of a file in one query; comparing them blocks the event loop for a few ms. */
export const rowsPerQuery = 500;

/** An update of a variant by a row of the file: the row of the table after it. */
export interface VariantRewrite {
  row: number;
  after: VariantRecord;
}

/** Adds a problem for each new variant without a product, and for each variant that repeats a combination or a SKU. */
export async function rejectConflicts(tx: Database, plan: VariantPlan, rewrites: VariantRewrite[]): Promise<void> {
  await checkOwners(tx, plan);
  await checkCombinations(tx, plan);
  await checkSkus(tx, plan, rewrites);
}

/** Rejects a new variant of a product that does not exist. */
async function checkOwners(tx: Database, { newVariants, problems }: VariantPlan): Promise<void> {
  for (const chunk of toChunks(newVariants, rowsPerQuery)) {
    const ids = chunk.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : []));
    const found = await tx.select({ id: products.id }).from(products).where(anyOf(products.id, ids));
    const existing = new Set(found.map(({ id }) => id));
    for (const { row, owner } of chunk) {
      if (typeof owner === 'number' && !existing.has(owner)) {
        problems.add(problem(row, 'id', `There is no product ${owner} any more.`));
      }
    }
  }
}

/** Rejects a new variant whose product has its values already, in the database or in a row above. */
async function checkCombinations(tx: Database, { newVariants, problems }: VariantPlan): Promise<void> {
  const taken = new Map<unknown, Set<string>>();
  const { product_id, combination } = variants;
  for (const chunk of toChunks(newVariants, rowsPerQuery)) {
    const ids = chunk.flatMap(({ owner }) => (typeof owner === 'number' && !taken.has(owner) ? [owner] : []));
    const rows = await tx.select({ product_id, combination }).from(variants).where(anyOf(product_id, ids));
    for (const saved of rows) {
      taken.set(saved.product_id, (taken.get(saved.product_id) ?? new Set()).add(saved.combination));
    }
    for (const { row, owner, pairs } of chunk) {
      const combinations = taken.get(owner) ?? new Set();
      const key = combinationKey(pairs);
      if (combinations.has(key)) {
        problems.add(problem(row, 'attributes', 'This product already has a variant with these values.'));
      }
      taken.set(owner, combinations.add(key));
    }
  }
}

/** Rejects a SKU that another variant has, in the database or in a row above. */
async function checkSkus(tx: Database, { newVariants, problems }: VariantPlan, rewrites: VariantRewrite[]) {
  const renamed = rewrites.map(({ row, after }) => ({ row, sku: after.sku, id: after.id }));
  const named = newVariants.flatMap(({ row, cells: { sku } }) => (sku ? [{ row, sku, id: undefined }] : []));
  const seen = new Set<string>();
  for (const chunk of toChunks([...renamed, ...named], rowsPerQuery)) {
    const skus = chunk.map(({ sku }) => sku.toUpperCase());
    const isListed = sql`upper(${variants.sku}) = any(${sql.param(skus)}::text[])`;
    const found = await tx.select({ id: variants.id, sku: variants.sku }).from(variants).where(isListed);
    const ownerOf = new Map(found.map(({ id, sku }) => [sku.toUpperCase(), id]));
    for (const { row, sku, id } of chunk) {
      const owner = ownerOf.get(sku.toUpperCase());
      if (seen.has(sku.toUpperCase()) || (owner !== undefined && owner !== id)) {
        problems.add(problem(row, 'sku', `There is already a variant with the SKU “${sku}”.`));
      }
      seen.add(sku.toUpperCase());
    }
  }
}
