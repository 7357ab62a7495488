import type { ShopOrder } from '@lumora/shared-contract/orders';
import { deliveryDates } from '../delivery/delivery.ts';

/** Returns the days on which an order is to be dispatched and delivered, such as `1–3 Dec`; undefined once it is dispatched. */
export function plannedDates({ status, created_at }: Pick<ShopOrder, 'status' | 'created_at'>) {
  if (status !== 'new' && status !== 'confirmed') return undefined;
  const { dispatch, arrival } = deliveryDates(new Date(created_at));
  return { dispatched: dispatch, delivered: arrival };
}
