import { Type, type Static } from '@sinclair/typebox';
import { rowTimes } from '../http/row-times.ts';

const orNull = { id: Type.Union([Type.Integer(), Type.Null()]), text: Type.Union([Type.String(), Type.Null()]) };
const rupeesOrNull = Type.Union([Type.Number(), Type.Null()]);

/** A product as its form reads it (`edit/{id}`, and the answer of every change). */
export const product = Type.Object({
  id: Type.Integer(),
  category_id: Type.Integer(),
  sub_category_id: orNull.id,
  sub_sub_cat_id: orNull.id,
  name: Type.String(),
  slug: Type.String(),
  tags: Type.String(),
  short_description: Type.String(),
  description: Type.String(),
  meta_title: Type.String(),
  meta_keywords: Type.String(),
  meta_description: Type.String(),
  is_active: Type.Boolean(),
  best_seller: Type.Boolean(),
  new_arrival: Type.Boolean(),
  updated_by: Type.String(),
  ...rowTimes,
});
export type Product = Static<typeof product>;

/**
 * A row of the product list. `image` is the hash of its first picture. Prices (rupees), `stock_total` and
 * `variant_count` are of its active variants; prices are null without one.
 */
export const productRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  category_id: Type.Integer(),
  category_title: Type.String(),
  sub_category_id: orNull.id,
  sub_category_title: orNull.text,
  image: orNull.text,
  image_url: orNull.text,
  min_price: rupeesOrNull,
  max_price: rupeesOrNull,
  stock_total: Type.Integer(),
  variant_count: Type.Integer(),
  is_active: Type.Boolean(),
  best_seller: Type.Boolean(),
  new_arrival: Type.Boolean(),
  ...rowTimes,
});
export type ProductRow = Static<typeof productRow>;

/** What became of each row of a call that changes many: done, or refused for a reason of its own. */
export const bulkOutcome = Type.Object({
  done: Type.Array(Type.Integer()),
  failed: Type.Array(Type.Object({ id: Type.Integer(), name: orNull.text, message: Type.String() })),
});
export type BulkOutcome = Static<typeof bulkOutcome>;

/** What an import would do, or did. `row` counts as a spreadsheet does: the header is row 1. Nothing is written while there are problems. */
export const importReport = Type.Object({
  rows: Type.Integer(),
  creates: Type.Integer(),
  updates: Type.Integer(),
  problems: Type.Array(Type.Object({ row: Type.Integer(), column: orNull.text, message: Type.String() })),
  is_saved: Type.Boolean(),
});
export type ImportReport = Static<typeof importReport>;
