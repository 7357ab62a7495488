import type { SessionUser } from '@lumora/shared-contract/auth';
import type { OrderNoteInput, OrderParcelInput } from '@lumora/shared-contract/orders';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { changeOrder } from './order-changes.queries.ts';

/** Adds a note to an order in any status; shoppers never see it. Throws `AppError` 404 or 409 as `changeOrder` does. */
export function addOrderNote(
  db: Database,
  id: number,
  { note, updated_at }: OrderNoteInput,
  by: SessionUser,
): Promise<void> {
  return changeOrder(db, { id, updated_at, by }, () => ({ event: { kind: 'note', message: note } }));
}

/**
 * Changes the courier and the tracking number or link of a dispatched order. Throws `AppError` 409 when the order has
 * another status, and 404 or 409 as `changeOrder` does.
 */
export function updateOrderParcel(
  db: Database,
  id: number,
  { courier, tracking, updated_at }: OrderParcelInput,
  by: SessionUser,
): Promise<void> {
  return changeOrder(db, { id, updated_at, by }, (_tx, { reference, status }) => {
    if (status !== 'dispatched') {
      throw new AppError('conflict', `${reference} is ${status}. Only a dispatched order has a parcel to follow.`);
    }
    return { event: { kind: 'parcel', courier, tracking } };
  });
}
