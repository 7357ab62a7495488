import type { OrderStatus, PaymentKind } from '@lumora/shared-contract/orders';

/** Labels of the buttons that set the status of an order. */
export const stepLabels: Record<OrderStatus, string> = {
  new: 'Reopen',
  confirmed: 'Confirm',
  dispatched: 'Dispatch',
  delivered: 'Mark delivered',
  cancelled: 'Cancel order',
};

export const paymentLabels: Record<PaymentKind, string> = {
  cod: 'Cash on delivery',
  chat: 'Confirm on chat',
};
