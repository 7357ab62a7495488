import { mixed, number, object, string, type InferType } from 'yup';
import { listQuery } from '../http/list-query.ts';
import { readAt } from '../http/read-at.ts';
import { cartLinesInput, cartQuoteInput } from '../storefront/cart-quote-input.ts';
import {
  longestAddress,
  longestNote,
  orderStatuses,
  paymentKinds,
  type OrderStatus,
  type PaymentKind,
} from './order-rules.ts';
import { phoneField } from './phone-field.ts';

const customerFields = {
  name: string().trim().required('Name is required').min(2, 'Min 2 chars').max(80, 'Max 80 chars'),
  phone: phoneField,
  email: string().trim().email('Enter a valid email').max(254).default(''),
  address: string()
    .trim()
    .required('Address is required')
    .min(8, 'Enter house, street and town')
    .max(longestAddress, `Max ${longestAddress} chars`),
  pin_code: string()
    .transform((value: string | null) => value?.replace(/\s/g, ''))
    .required('PIN code is required')
    .matches(/^[1-9]\d{5}$/, 'Enter a 6-digit PIN code'),
  note: string().trim().max(longestNote, `Max ${longestNote} chars`).default(''),
  payment: mixed<PaymentKind>().oneOf(paymentKinds, 'Choose how to pay').required('Choose how to pay'),
};

const shown = 'Send the total that was shown';

/**
 * Body of `POST /orders`. `total` is the sum (rupees) that the shopper saw: an order that would cost anything else is
 * refused. The header `Idempotency-Key` names the order before it is made, so that sending it twice makes one.
 */
export const orderInput = cartQuoteInput.shape({
  ...customerFields,
  lines: cartLinesInput.min(1, 'Your cart is empty. Put a sign into it first.'),
  total: number().typeError(shown).required(shown).min(0, shown),
});
export type OrderInput = InferType<typeof orderInput>;

/** Path of `GET /orders/{reference}`, in any case. */
export const orderParams = object({ reference: string().trim().uppercase().required() });

/** Query of `GET /orders/{reference}`: who knows the phone number may see the order. */
export const orderProof = object({ phone: phoneField });
export type OrderProof = InferType<typeof orderProof>;

/** Query of `/admin/orders/list` and `/admin/orders/export.csv`. */
export const orderListQuery = listQuery.shape({
  status: mixed<OrderStatus>().oneOf(orderStatuses, `status is one of: ${orderStatuses.join(', ')}`),
});
export type OrderListQuery = InferType<typeof orderListQuery>;

/** Body of `/admin/orders/update/{id}`. Cancelling gives stock and voucher back. */
export const orderUpdateInput = object({
  status: mixed<OrderStatus>().oneOf(orderStatuses, 'Choose a status').required('Choose a status'),
  updated_at: readAt,
});
export type OrderUpdateInput = InferType<typeof orderUpdateInput>;
