import { and, sql, type SQL } from 'drizzle-orm';
import { holdsMeantWords, holdsWords } from '../catalog/product-search.queries.ts';
import { products } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';

/** Ids of the active products that a search finds; by the words that were probably meant if those typed find none. */
export async function findProducts(db: Database, q: string): Promise<Int32Array> {
  const typed = await readIds(db, holdsWords(q));
  if (typed.length > 0) return typed;
  const meant = await holdsMeantWords(db, q);
  return meant ? readIds(db, meant) : typed;
}

async function readIds(db: Database, where: SQL | undefined): Promise<Int32Array> {
  const { id, is_active } = products;
  const [row] = await db
    .select({ ids: sql<number[] | null>`json_agg(${id} order by ${id})` })
    .from(products)
    .where(and(sql`${is_active}`, where));
  return Int32Array.from(row?.ids ?? []);
}
