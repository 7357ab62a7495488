import { mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { listQuery } from '../http/list-query.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { cartLinesInput, cartQuoteInput } from '../cart/cart-quote-input.ts';
import { orderCustomerFields } from './order-customer-input.ts';
import {
  isDay,
  maxCourierLength,
  maxNoteLength,
  maxReasonLength,
  maxTrackingLength,
  normalizeReference,
  orderStatuses,
  paymentKinds,
  type OrderStatus,
  type PaymentKind,
} from './order-rules.ts';
import { phoneField } from '../http/phone-field.ts';
import { isTrackingLink } from './tracking-link.ts';

const totalMessage = 'Send the total that was shown';

/**
 * Body of `POST /orders`. `total` is the sum (rupees) that the shopper saw; the API rejects an order whose current total
 * differs. Requests with the same `Idempotency-Key` create one order.
 */
export const orderInput = cartQuoteInput.shape({
  ...orderCustomerFields,
  payment: mixed<PaymentKind>().oneOf(paymentKinds, 'Choose how to pay').required('Choose how to pay'),
  lines: cartLinesInput.min(1, 'Your cart is empty. Put a sign into it first.'),
  total: number().typeError(totalMessage).required(totalMessage).min(0, totalMessage),
});
export type OrderInput = InferType<typeof orderInput>;

/** Headers of `POST /orders`. */
export const orderHeaders = idempotencyHeaders('order');

/** Path parameters of `GET /orders/{reference}`, in any notation. */
export const orderParams = object({
  reference: string()
    .transform((value: string | null) => value && normalizeReference(value))
    .required(),
});

/** Query of `GET /orders/{reference}`: the phone number of the order is required to read it. */
export const orderAccessQuery = object({ phone: phoneField });
export type OrderAccessQuery = InferType<typeof orderAccessQuery>;

const day = string().test('day', 'Send a day such as 2026-11-25', (text = '') => text === '' || isDay(text));

/** Query of `/admin/orders/list` and `/admin/orders/export.csv`; `from` and `to` are the first and last day in India. */
export const orderListQuery = listQuery.shape({
  from: day,
  to: day,
  status: mixed<OrderStatus>().oneOf(orderStatuses, `status is one of: ${orderStatuses.join(', ')}`),
});
export type OrderListQuery = InferType<typeof orderListQuery>;

const courier = string().trim().max(maxCourierLength, `Max ${maxCourierLength} chars`).default('');

/** A tracking number or an http(s) URL; rejects other URLs, such as `javascript:`. */
const tracking = string()
  .trim()
  .max(maxTrackingLength, `Max ${maxTrackingLength} chars`)
  .test('web-address', 'Enter a number, or a link that begins with https://', (value = '') => {
    return !/^(www\.|[a-z][a-z\d+.-]*:\/\/|(javascript|data|mailto):)/i.test(value) || isTrackingLink(value);
  })
  .default('');

const reasonMessage = 'Say why, in words for the shopper';

/** Fields of the dialog that cancels an order; the shop shows `reason` to the shopper. */
export const orderCancelInput = object({
  reason: string().trim().required(reasonMessage).max(maxReasonLength, `Max ${maxReasonLength} chars`),
});

/** Body of `/admin/orders/parcel/{id}`: courier of a dispatched order and its tracking number or URL. */
export const orderParcelInput = object({ courier, tracking, updated_at: expectedVersion });
export type OrderParcelInput = InferType<typeof orderParcelInput>;

/** Body of `/admin/orders/note/{id}`: an internal note. */
export const orderNoteInput = object({
  note: string().trim().required('Write the note').max(maxNoteLength, `Max ${maxNoteLength} chars`),
  updated_at: expectedVersion,
});
export type OrderNoteInput = InferType<typeof orderNoteInput>;

/**
 * Body of `/admin/orders/update/{id}`. Cancelling restores the stock and the voucher and requires a `reason`; `courier`
 * and `tracking` apply to `dispatched`.
 */
export const orderUpdateInput = object({
  status: mixed<OrderStatus>().oneOf(orderStatuses, 'Choose a status').required('Choose a status'),
  reason: string()
    .trim()
    .max(maxReasonLength, `Max ${maxReasonLength} chars`)
    .when('status', ([status], reason) => (status === 'cancelled' ? reason.required(reasonMessage) : reason)),
  courier,
  tracking,
  updated_at: expectedVersion,
});
/** The parsed body: fields that do not apply to the status are empty. */
export type OrderUpdateInput = InferType<typeof orderUpdateInput>;
