import { asc } from 'drizzle-orm';
import { anyOf } from '../core/database/any-of.ts';
import type { Database } from '../core/database/database.ts';
import { notFoundError } from '../core/database/row-changes.ts';
import { isRowId } from '../core/http/row-id.ts';
import { products } from './tables.ts';

/** Id and slug of a product whose row is locked by the transaction. */
export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];

/**
 * Locks products in the order of their ids and returns the existing ones. Transactions that write images or variants must
 * lock the products first: the triggers for the summary columns lock them later, which can deadlock when two transactions
 * have locked variants before.
 */
export function lockProducts(tx: Database, ids: number[]) {
  return tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(anyOf(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
}

/** Locks one product. Throws `AppError` 404 when it does not exist. */
export async function lockProduct(tx: Database, id: number): Promise<LockedProduct> {
  const [product] = isRowId(id) ? await lockProducts(tx, [id]) : [];
  if (!product) throw notFoundError('product');
  return product;
}
