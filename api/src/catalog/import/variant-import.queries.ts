import type { SessionUser } from '@lumora/shared-contract/auth';
import type { VariantCells } from '@lumora/shared-contract/catalog';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { notFoundError } from '../../core/database/row-changes.ts';
import { toPaise } from '../../core/money/paise.ts';
import type { LockedProduct } from '../locked-products.queries.ts';
import { variants } from '../tables.ts';
import { combinationKey } from '../variants/variant-attributes.queries.ts';
import { insertVariants } from '../variants/variant-drafts.queries.ts';
import type { VariantRecord } from '../variants/variant-rows.queries.ts';
import { problem } from './product-import-problem.ts';
import type { ChangedVariant, NewVariant, VariantOwner, VariantPlan } from './product-import-variants.ts';

/** An update of a variant by a row of the file: the row of the table after it. */
export interface VariantRewrite {
  row: number;
  after: VariantRecord;
}

const batchSize = 500;

/** Returns the ids of the products whose variants a plan changes. */
export async function listOwnersOf(db: Database, { newVariants, changedVariants }: VariantPlan): Promise<number[]> {
  const ids = newVariants.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : []));
  for (const batch of inBatches(changedVariants)) {
    const found = await db
      .selectDistinct({ product_id: variants.product_id })
      .from(variants)
      .where(
        anyOf(
          variants.id,
          batch.map(({ id }) => id),
        ),
      );
    ids.push(...found.map(({ product_id }) => product_id));
  }
  return ids;
}

/**
 * Returns the changed variants that differ from the rows in the database. Adds a problem for each variant that is missing,
 * was changed since the export, would have other attributes, or repeats a combination or a SKU.
 */
export async function checkVariants(tx: Database, plan: VariantPlan): Promise<VariantRewrite[]> {
  const rewrites: VariantRewrite[] = [];
  for (const batch of inBatches(plan.changedVariants)) {
    const found = await tx
      .select()
      .from(variants)
      .where(
        anyOf(
          variants.id,
          batch.map(({ id }) => id),
        ),
      );
    const rowOf = new Map(found.map((row) => [row.id, row]));
    for (const change of batch) {
      const before = rowOf.get(change.id);
      const reason = before
        ? rejectionOf(change, before)
        : (['variant_id', `There is no variant ${change.id} any more.`] as const);
      if (reason) plan.problems.add(problem(change.row, ...reason));
      else if (before) addRewrite(change, before, rewrites);
    }
  }
  await checkCombinations(tx, plan);
  await checkSkus(tx, plan, rewrites);
  return rewrites;
}

/** Inserts the new variants and updates the changed ones. `products` has their products by id or by the row that creates them. */
export async function writeVariants(
  tx: Database,
  { created, rewrites }: { created: NewVariant[]; rewrites: VariantRewrite[] },
  products: ReadonlyMap<VariantOwner, LockedProduct>,
  by: SessionUser,
): Promise<void> {
  for (const batch of inBatches(rewrites))
    await updateRows(
      tx,
      batch.map(({ after }) => after),
      by,
    );
  const owners = new Map<VariantOwner, NewVariant[]>();
  for (const variant of created) owners.set(variant.owner, [...(owners.get(variant.owner) ?? []), variant]);
  for (const [owner, ofProduct] of owners) {
    const product = products.get(owner);
    if (!product) throw notFoundError('product');
    const drafts = ofProduct.map(({ cells, pairs }) => ({
      pricesAndStock: withDefaults(cells),
      pairs,
      sku: cells.sku,
    }));
    await insertVariants(tx, product, drafts, by);
  }
}

function withDefaults({
  purchase_price = 0,
  show_price = 0,
  selling_price = 0,
  stock = 0,
  is_active = true,
}: VariantCells) {
  return { purchase_price, show_price, selling_price, stock, is_active };
}

function rejectionOf(change: ChangedVariant, before: VariantRecord): readonly [string, string] | null {
  const { owner, pairs, expectedVersion } = change;
  if (owner !== undefined && owner !== before.product_id) return ['variant_id', 'A variant stays with its product.'];
  if (expectedVersion !== undefined && Date.parse(expectedVersion) !== Date.parse(before.updated_at)) {
    return ['variant_updated_at', `This variant was changed by ${before.updated_by} since the export.`];
  }
  if (pairs && combinationKey(pairs) !== before.combination) {
    return ['attributes', 'An import does not change the attributes of a variant.'];
  }
  return null;
}

function addRewrite({ row, cells }: ChangedVariant, before: VariantRecord, rewrites: VariantRewrite[]): void {
  const paise = (rupees: number | undefined, saved: number) => (rupees === undefined ? saved : toPaise(rupees));
  const after = {
    ...before,
    sku: cells.sku ?? before.sku,
    purchase_price: paise(cells.purchase_price, before.purchase_price),
    show_price: paise(cells.show_price, before.show_price),
    selling_price: paise(cells.selling_price, before.selling_price),
    stock: cells.stock ?? before.stock,
    is_active: cells.is_active ?? before.is_active,
  };
  if (changeable.some((column) => after[column] !== before[column])) rewrites.push({ row, after });
}

const changeable = ['sku', 'purchase_price', 'show_price', 'selling_price', 'stock', 'is_active'] as const;

/** Rejects a new variant whose product has its values already, in the database or in a row above. */
async function checkCombinations(tx: Database, { newVariants, problems }: VariantPlan): Promise<void> {
  const taken = new Map<unknown, Set<string>>();
  const { product_id, combination } = variants;
  for (const batch of inBatches(newVariants)) {
    const ids = batch.flatMap(({ owner }) => (typeof owner === 'number' && !taken.has(owner) ? [owner] : []));
    const rows = await tx.select({ product_id, combination }).from(variants).where(anyOf(product_id, ids));
    for (const saved of rows) {
      taken.set(saved.product_id, (taken.get(saved.product_id) ?? new Set()).add(saved.combination));
    }
    for (const { row, owner, pairs } of batch) {
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
  for (const batch of inBatches([...renamed, ...named])) {
    const skus = batch.map(({ sku }) => sku.toUpperCase());
    const isListed = sql`upper(${variants.sku}) = any(${sql.param(skus)}::text[])`;
    const found = await tx.select({ id: variants.id, sku: variants.sku }).from(variants).where(isListed);
    const ownerOf = new Map(found.map(({ id, sku }) => [sku.toUpperCase(), id]));
    for (const { row, sku, id } of batch) {
      const owner = ownerOf.get(sku.toUpperCase());
      if (seen.has(sku.toUpperCase()) || (owner !== undefined && owner !== id)) {
        problems.add(problem(row, 'sku', `There is already a variant with the SKU “${sku}”.`));
      }
      seen.add(sku.toUpperCase());
    }
  }
}

function updateRows(tx: Database, rows: VariantRecord[], by: SessionUser) {
  const assignments = sql.raw(changeable.map((name) => `"${name}" = new."${name}"`).join(', '));
  return tx.execute(sql`
    update product_variants set ${assignments},
      updated_at = greatest(clock_timestamp(), product_variants.updated_at + interval '1 millisecond'),
      updated_by = ${by.name}
    from jsonb_populate_recordset(null::product_variants, ${JSON.stringify(rows)}::jsonb) as new
    where product_variants.id = new.id
  `);
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}
