import type { SessionUser } from '@lumora/shared-contract/auth';
import { productColumnNames, type ProductInput } from '@lumora/shared-contract/catalog';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { toChunks } from '../../core/to-chunks.ts';
import type { LockedProduct } from '../locked-products.queries.ts';
import { reserveSlugs } from '../slugs/slugs.queries.ts';
import { formerSlugs, products } from '../tables.ts';

type Row = typeof products.$inferSelect;

/** An update of a product by an import: its row before and after. */
export interface ProductRewrite {
  before: Row;
  after: Row;
}

/** Rows per statement; serializing them blocks the event loop for a few ms. */
const rowsPerStatement = 100;

/** Inserts products with unique slugs, and returns them in the same order. Call it in the transaction of the import. */
export async function insertProducts(tx: Database, inputs: ProductInput[], by: SessionUser): Promise<LockedProduct[]> {
  const idOf = new Map<string, number>();
  const slugs = await reserveSlugs(
    tx,
    inputs.map(({ name }) => ({ name })),
  );
  const rows = inputs.map((input, index) => ({ ...input, slug: slugs[index] }));
  for (const chunk of toChunks(rows, rowsPerStatement)) {
    await insertRows(tx, chunk, by);
    const inserted = await tx
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(sql`${products.slug} = any(${sql.param(chunk.map(({ slug }) => slug))}::text[])`);
    for (const { id, slug } of inserted) idOf.set(slug, id);
  }
  return slugs.map((slug) => ({ slug, id: idOf.get(slug) ?? 0 }));
}

/** Updates products. As in `updateProduct`, the slug follows the name until the product is activated. */
export async function rewriteProducts(tx: Database, rewrites: ProductRewrite[], by: SessionUser): Promise<void> {
  const renamed = rewrites.filter(({ before, after }) => before.activated_at === null && before.name !== after.name);
  const slugs = await reserveSlugs(
    tx,
    renamed.map(({ after: { name, id } }) => ({ name, productId: id })),
  );
  const slugOf = new Map(renamed.map(({ before }, index) => [before.id, slugs[index] ?? before.slug]));
  for (const chunk of toChunks(rewrites, rowsPerStatement)) {
    await updateRows(
      tx,
      chunk.map(({ after }) => ({ ...after, slug: slugOf.get(after.id) ?? after.slug })),
      by,
    );
  }
  const former = renamed.filter(({ before }) => slugOf.get(before.id) !== before.slug);
  for (const chunk of toChunks(former, rowsPerStatement)) {
    await insertFormerSlugs(
      tx,
      chunk.map(({ before }) => before),
      slugs,
    );
  }
}

const formColumns = ['category_id', 'sub_category_id', 'name', 'slug', ...productColumnNames];
const columnList = sql.raw(formColumns.map((name) => `"${name}"`).join(', '));
const assignments = sql.raw(formColumns.map((name) => `"${name}" = new."${name}"`).join(', '));

/** One JSON parameter, because the query builder takes tens of ms for the thousands of parameters of a chunk. */
function insertRows(tx: Database, rows: object[], by: SessionUser) {
  return tx.execute(sql`
    insert into products (${columnList}, activated_at, updated_by)
    select ${columnList}, case when is_active then now() end, ${by.name}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb)
  `);
}

/** Writes only the columns of a form; the rows are locked by the transaction. */
function updateRows(tx: Database, rows: Row[], by: SessionUser) {
  return tx.execute(sql`
    update products set ${assignments},
      activated_at = coalesce(products.activated_at, case when new.is_active then now() end),
      updated_at = greatest(clock_timestamp(), products.updated_at + interval '1 millisecond'),
      updated_by = ${by.name}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) as new
    where products.id = new.id
  `);
}

async function insertFormerSlugs(tx: Database, rows: Row[], current: string[]): Promise<void> {
  await tx.delete(formerSlugs).where(inArray(formerSlugs.slug, current));
  await tx.insert(formerSlugs).values(rows.map(({ id, slug }) => ({ slug, product_id: id })));
}
