import { Type, type Static } from '@sinclair/typebox';
import { rowTimes } from '../http/row-times.ts';
import { oneOf, orNull } from '../promotions/promotion.ts';
import { shopImage } from '../storefront/shop-image.ts';
import { orderEventKinds, orderStatuses, paymentKinds } from './order-rules.ts';

/** A line as it was ordered: names and prices (rupees) of then. `path` leads to it in the shop, where it still is. */
const orderLine = Type.Object({
  name: Type.String(),
  details: Type.String(),
  sku: Type.String(),
  path: orNull,
  image: Type.Union([shopImage, Type.Null()]),
  price: Type.Number(),
  quantity: Type.Integer(),
  total: Type.Number(),
});

const orderFields = {
  reference: Type.String(),
  status: oneOf(orderStatuses),
  payment: oneOf(paymentKinds),
  lines: Type.Array(orderLine),
  subtotal: Type.Number(),
  voucher_code: orNull,
  discount: Type.Number(),
  total: Type.Number(),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  address: Type.String(),
  pin_code: Type.String(),
  note: Type.String(),
  /** why it was cancelled, for the shopper to read; '' for any other */
  reason: Type.String(),
  /** who brings it, and the number or link that follows it; '' while nobody has said */
  courier: Type.String(),
  tracking: Type.String(),
};

/** One step of an order's way. `words` are a note's text, or the reason of a cancellation. */
const orderEvent = Type.Object({
  kind: oneOf(orderEventKinds),
  words: Type.String(),
  courier: Type.String(),
  tracking: Type.String(),
  created_at: Type.String(),
  created_by: Type.String(),
});
export type OrderEvent = Static<typeof orderEvent>;

/** Answer of `POST /orders` and `GET /orders/{reference}`. Money is rupees. */
export const shopOrder = Type.Object({ ...orderFields, created_at: Type.String() });
export type ShopOrder = Static<typeof shopOrder>;

/** Answer of `/admin/orders/edit/{id}`. `next` are the statuses that it may be brought into; `events` its history, the newest first. */
export const orderDetail = Type.Object({
  id: Type.Integer(),
  ...orderFields,
  next: Type.Array(oneOf(orderStatuses)),
  events: Type.Array(orderEvent),
  ...rowTimes,
  updated_by: Type.String(),
});
export type OrderDetail = Static<typeof orderDetail>;

/** A row of `/admin/orders/list`. */
export const orderRow = Type.Object({
  id: Type.Integer(),
  reference: Type.String(),
  status: oneOf(orderStatuses),
  payment: oneOf(paymentKinds),
  name: Type.String(),
  phone: Type.String(),
  pieces: Type.Integer(),
  total: Type.Number(),
  voucher_code: orNull,
  ...rowTimes,
  updated_by: Type.String(),
});
export type OrderRow = Static<typeof orderRow>;
