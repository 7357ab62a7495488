import type { OrderStatus } from '@lumora/shared-contract/orders';

/** Labels of the order statuses in the console. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  new: 'New',
  confirmed: 'Confirmed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
