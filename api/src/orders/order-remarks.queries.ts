import type { OrderNoteInput, OrderParcelInput, SessionUser } from '@lumora/shared-contract';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import { changeOrder } from './order-changes.queries.ts';

/** Adds words for the shop alone to an order, in whatever state it is. */
export function addOrderNote(
  db: Database,
  id: number,
  { note, updated_at }: OrderNoteInput,
  by: SessionUser,
): Promise<void> {
  return changeOrder(db, { id, updated_at, by }, () => ({ event: { kind: 'note', words: note } }));
}

/** Says anew who brings an order that is on its way, and by which number or link it is followed. */
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
