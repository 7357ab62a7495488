import type { SessionUser } from '@lumora/shared-contract/auth';
import type { VariantCells } from '@lumora/shared-contract/catalog';
import { toPaise } from '@lumora/shared-contract/format';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { notFoundError } from '../../core/database/row-changes.ts';
import type { LockedProduct } from '../locked-products.queries.ts';
import { variants } from '../tables.ts';
import { combinationKey } from '../variants/variant-attributes.queries.ts';
import { insertVariants } from '../variants/variant-drafts.queries.ts';
import type { VariantRecord } from '../variants/variant-rows.queries.ts';
import { toChunks } from '../../core/to-chunks.ts';
import { problem } from './product-import-problem.ts';
import type { ChangedVariant, NewVariant, VariantOwner, VariantPlan } from './product-import-variants.ts';
import { rejectConflicts, rowsPerQuery, type VariantRewrite } from './variant-conflicts.queries.ts';

/** Returns the ids of the products whose variants a plan changes. */
export async function listOwnersOf(db: Database, { newVariants, changedVariants }: VariantPlan): Promise<number[]> {
  const ids = newVariants.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : []));
  for (const chunk of toChunks(changedVariants, rowsPerQuery)) {
    const found = await db
      .selectDistinct({ product_id: variants.product_id })
      .from(variants)
      .where(
        anyOf(
          variants.id,
          chunk.map(({ id }) => id),
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
  const rowOfVariant = new Map<number, number>();
  for (const chunk of toChunks(plan.changedVariants, rowsPerQuery)) {
    const found = await tx
      .select()
      .from(variants)
      .where(
        anyOf(
          variants.id,
          chunk.map(({ id }) => id),
        ),
      );
    const rowOf = new Map(found.map((row) => [row.id, row]));
    for (const change of chunk) {
      const before = rowOf.get(change.id);
      const earlier = rowOfVariant.get(change.id);
      rowOfVariant.set(change.id, earlier ?? change.row);
      const reason = rejectionOf(change, before, earlier);
      if (reason) plan.problems.add(problem(change.row, ...reason));
      else if (before) addRewrite(change, before, rewrites);
    }
  }
  await rejectConflicts(tx, plan, rewrites);
  return rewrites;
}

/** Inserts the new variants and updates the changed ones. `productOf` has their products by id or by the row that creates them. */
export async function writeVariants(
  tx: Database,
  { created, rewrites }: { created: NewVariant[]; rewrites: VariantRewrite[] },
  productOf: ReadonlyMap<VariantOwner, LockedProduct>,
  by: SessionUser,
): Promise<void> {
  for (const chunk of toChunks(rewrites, rowsPerQuery))
    await updateRows(
      tx,
      chunk.map(({ after }) => after),
      by,
    );
  const owners = new Map<VariantOwner, NewVariant[]>();
  for (const variant of created) owners.set(variant.owner, [...(owners.get(variant.owner) ?? []), variant]);
  for (const [owner, ofProduct] of owners) {
    const product = productOf.get(owner);
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

function rejectionOf(
  { id, owner, pairs, expectedVersion }: ChangedVariant,
  before: VariantRecord | undefined,
  earlierRow: number | undefined,
): readonly [string, string] | null {
  if (!before) return ['variant_id', `There is no variant ${id} any more.`];
  if (earlierRow !== undefined) return ['variant_id', `Row ${earlierRow} has this variant_id too.`];
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
