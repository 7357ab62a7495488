import { Type, type Static } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { rowTimes } from '../http/row-times.ts';
import { shopImage } from '../images/shop-image.ts';
import { orderEventKinds, orderStatuses, paymentKinds } from './order-rules.ts';

/** A line with its names and prices (rupees) at the time of the order. `path` is its page in the shop, null if there is none. */
const orderLine = Type.Object({
  name: Type.String(),
  details: Type.String(),
  sku: Type.String(),
  path: nullable(Type.String()),
  image: nullable(shopImage),
  price: Type.Number(),
  quantity: Type.Integer(),
  total: Type.Number(),
});

const orderFields = {
  reference: Type.String(),
  status: literalUnion(orderStatuses),
  payment: literalUnion(paymentKinds),
  lines: Type.Array(orderLine),
  subtotal: Type.Number(),
  voucher_code: nullable(Type.String()),
  discount: Type.Number(),
  total: Type.Number(),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  address: Type.String(),
  pin_code: Type.String(),
  note: Type.String(),
  /** reason of a cancellation, shown to the shopper; '' for other statuses */
  reason: Type.String(),
  /** '' while unknown; `tracking` is a number or a URL */
  courier: Type.String(),
  tracking: Type.String(),
};

/** An event of an order's history. `message` is the text of a note or the reason of a cancellation. */
const orderEvent = Type.Object({
  kind: literalUnion(orderEventKinds),
  message: Type.String(),
  courier: Type.String(),
  tracking: Type.String(),
  created_at: Type.String(),
  created_by: Type.String(),
});
export type OrderEvent = Static<typeof orderEvent>;

/** Response of `POST /orders` and `GET /orders/{reference}`. Amounts are rupees. */
export const shopOrder = Type.Object({ ...orderFields, created_at: Type.String() });
export type ShopOrder = Static<typeof shopOrder>;

/**
 * Response of `/admin/orders/edit/{id}`. `stocked_pieces` is the number of pieces that go back into stock when the order is
 * cancelled; `next` lists the statuses that may follow; `events` is the history, newest first.
 */
export const orderDetail = Type.Object({
  id: Type.Integer(),
  ...orderFields,
  stocked_pieces: Type.Integer(),
  next: Type.Array(literalUnion(orderStatuses)),
  events: Type.Array(orderEvent),
  ...rowTimes,
  updated_by: Type.String(),
});
export type OrderDetail = Static<typeof orderDetail>;

/** A row of `/admin/orders/list`. `pieces` is the sum of quantities; `total` is rupees. */
export const orderRow = Type.Object({
  id: Type.Integer(),
  reference: Type.String(),
  status: literalUnion(orderStatuses),
  payment: literalUnion(paymentKinds),
  name: Type.String(),
  phone: Type.String(),
  pieces: Type.Integer(),
  total: Type.Number(),
  voucher_code: nullable(Type.String()),
  ...rowTimes,
  updated_by: Type.String(),
});
export type OrderRow = Static<typeof orderRow>;
