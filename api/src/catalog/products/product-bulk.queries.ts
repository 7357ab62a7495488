import type { SessionUser } from '@lumora/shared-contract/auth';
import type { BulkOutcome, ProductBulkUpdate } from '@lumora/shared-contract/catalog';
import { anyOf } from '../../core/database/any-of.ts';
import { toBulkOutcome } from '../../core/database/bulk-outcome.ts';
import type { Database } from '../../core/database/database.ts';
import { changedBy } from '../../core/database/row-changes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { lockProducts } from '../locked-products.queries.ts';
import { firstActivation } from './products.queries.ts';
import { products } from '../tables.ts';

/**
 * Sets the given flags on all existing products of `ids` in one transaction; `failed` lists the missing ones. Throws
 * `AppError` 422 without any flag.
 */
export async function updateProducts(
  db: Database,
  { ids, is_active, best_seller, new_arrival }: ProductBulkUpdate,
  by: SessionUser,
): Promise<BulkOutcome> {
  const flags = { is_active, best_seller, new_arrival };
  if (Object.values(flags).every((flag) => flag === undefined)) {
    throw new AppError('invalid', 'Choose what to change: is_active, best_seller or new_arrival.');
  }
  return db.transaction(async (tx) => {
    const found = await lockExisting(tx, ids);
    await tx
      .update(products)
      .set({ ...flags, ...firstActivation(is_active), ...changedBy(products, by.name) })
      .where(anyOf(products.id, found));
    return toBulkOutcome('product', ids, found);
  });
}

/** Deletes all existing products of `ids` with their images and variants in one transaction; `failed` lists the missing ones. */
export function deleteProducts(db: Database, ids: number[]): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockExisting(tx, ids);
    await tx.delete(products).where(anyOf(products.id, found));
    return toBulkOutcome('product', ids, found);
  });
}

async function lockExisting(tx: Database, ids: number[]): Promise<number[]> {
  const rows = await lockProducts(tx, ids.filter(isRowId));
  return rows.map(({ id }) => id);
}
