import { asc } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { notFoundError } from '../../core/database/row-changes.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { products } from '../tables.ts';

export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];

/**
 * Whoever writes images or variants locks their products first, in the order of the ids: the triggers that keep the
 * summaries lock them anyway, and whoever came to them with variants locked would wait for another who did the same.
 */
export function lockProducts(tx: Database, ids: number[]) {
  return tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(anyOf(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
}

export async function lockProduct(tx: Database, id: number): Promise<LockedProduct> {
  const [product] = isRowId(id) ? await lockProducts(tx, [id]) : [];
  if (!product) throw notFoundError('product');
  return product;
}
