import type { OrderEventKind, OrderStatus, PaymentKind } from '@lumora/shared-contract/orders';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/tables.ts';
import { timestamp, rowHistory } from '../core/database/columns.ts';
import { images } from '../core/media/tables.ts';
import { vouchers } from '../promotions/tables.ts';

/**
 * Orders. Amounts are in paise, `phone` is digits with country code. `idempotency_key` is the header `Idempotency-Key` of
 * the request that placed the order and `request_hash` a hash of its body: the same request again returns the same
 * order, another request with the same key is a 409.
 */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    request_hash: text('request_hash').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('new'),
    payment: text('payment').$type<PaymentKind>().notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull().default(''),
    address: text('address').notNull(),
    pin_code: text('pin_code').notNull(),
    note: text('note').notNull().default(''),
    pieces: integer('pieces').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull().default(0),
    total: integer('total').notNull(),
    voucher_id: integer('voucher_id').references(() => vouchers.id),
    voucher_code: text('voucher_code'),
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('orders_reference').on(table.reference),
    uniqueIndex('orders_idempotency_key').on(table.idempotency_key),
    index('orders_created').on(table.created_at, table.id),
    index('orders_status').on(table.status, table.created_at, table.id),
    index('orders_name').on(sql`lower(${table.name})`, table.id),
    index('orders_total').on(table.total, table.id),
    index('orders_updated').on(table.updated_at, table.id),
    index('orders_search').using(
      'gin',
      table.reference.op('gin_trgm_ops'),
      table.name.op('gin_trgm_ops'),
      table.phone.op('gin_trgm_ops'),
    ),
    index('orders_voucher_phone').on(table.voucher_id, table.phone),
    check('orders_sum', sql`${table.total} = ${table.subtotal} - ${table.discount} and ${table.discount} >= 0`),
  ],
);

/**
 * Lines of orders, with names and prices (paise) at the time of the order. `path` is the page of the product or design.
 * A line stays when its variant is deleted.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    variant_id: integer('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    design_id: text('design_id'),
    name: text('name').notNull(),
    details: text('details').notNull().default(''),
    sku: text('sku').notNull().default(''),
    path: text('path'),
    image_hash: text('image_hash').references(() => images.hash),
    price: integer('price').notNull(),
    quantity: integer('quantity').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.position] }),
    index('order_lines_variant').on(table.variant_id),
  ],
);

/** History of orders, append-only. The current status is in `orders`. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    message: text('message').notNull().default(''),
    courier: text('courier').notNull().default(''),
    tracking: text('tracking').notNull().default(''),
    created_at: timestamp('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    created_by: text('created_by').notNull(),
  },
  (table) => [index('order_events_order').on(table.order_id, table.id)],
);
