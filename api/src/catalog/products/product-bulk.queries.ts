import type { BulkOutcome, ProductBulkUpdate, SessionUser } from '@lumora/shared-contract';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { changedBy, notFoundError } from '../../core/database/row-changes.ts';
import { AppError } from '../../core/http/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { lockProducts } from './locked-products.queries.ts';
import { firstActivation } from './products.queries.ts';
import { products } from '../tables.ts';

/** Sets the flags that are sent on every product of `ids` that is there, in one transaction. */
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
    const found = await lockKnown(tx, ids);
    await tx
      .update(products)
      .set({ ...flags, ...firstActivation(is_active), ...changedBy(products, by.name) })
      .where(anyOf(products.id, found));
    return outcome(ids, found);
  });
}

/** Deletes every product of `ids` that is there, with its images and variants, in one transaction. */
export function deleteProducts(db: Database, ids: number[]): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockKnown(tx, ids);
    await tx.delete(products).where(anyOf(products.id, found));
    return outcome(ids, found);
  });
}

async function lockKnown(tx: Database, ids: number[]): Promise<number[]> {
  const rows = await lockProducts(tx, ids.filter(isRowId));
  return rows.map(({ id }) => id);
}

function outcome(ids: number[], found: number[]): BulkOutcome {
  const there = new Set(found);
  const asked = [...new Set(ids)];
  return {
    done: asked.filter((id) => there.has(id)),
    failed: asked
      .filter((id) => !there.has(id))
      .map((id) => ({ id, name: null, message: notFoundError('product').message })),
  };
}
