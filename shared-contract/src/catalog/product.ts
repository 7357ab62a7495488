import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { rowTimes } from '../http/row-times.ts';
import { productColumnParts } from './product-columns.ts';

/** A product with all fields of its form: response of `edit/{id}`, `store` and `update`. */
export const product = Type.Object({
  id: Type.Integer(),
  category_id: Type.Integer(),
  sub_category_id: nullable(Type.Integer()),
  name: Type.String(),
  slug: Type.String(),
  ...productColumnParts('type'),
  updated_by: Type.String(),
  ...rowTimes,
});
export type Product = Static<typeof product>;

/**
 * A row of the product list. `image` is the content hash of its first image. Prices (rupees), `stock_total` and
 * `variant_count` count active variants only; prices are null without one.
 */
export const productRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  category_id: Type.Integer(),
  category_title: Type.String(),
  sub_category_id: nullable(Type.Integer()),
  sub_category_title: nullable(Type.String()),
  image: nullable(Type.String()),
  image_url: nullable(Type.String()),
  min_price: nullable(Type.Number()),
  max_price: nullable(Type.Number()),
  stock_total: Type.Integer(),
  variant_count: Type.Integer(),
  is_active: Type.Boolean(),
  best_seller: Type.Boolean(),
  new_arrival: Type.Boolean(),
  ...rowTimes,
});
export type ProductRow = Static<typeof productRow>;

/** Response of a bulk call: ids of the changed rows, and the failed rows with a message each. */
export const bulkOutcome = Type.Object({
  done: Type.Array(Type.Integer()),
  failed: Type.Array(Type.Object({ id: Type.Integer(), name: nullable(Type.String()), message: Type.String() })),
});
export type BulkOutcome = Static<typeof bulkOutcome>;

/**
 * Response of a product import or of its dry run. `row` counts from 1 for the header, as a spreadsheet does. The
 * counts are those of valid rows. `rejected` has the rows with problems, with their cells in the order of `columns`; they
 * can be skipped if `can_skip` is true: not with a problem of row 1 or more than 1000 problems. While there are problems
 * nothing is written and `is_saved` is false, unless the rejected rows are skipped.
 */
export const importReport = Type.Object({
  rows: Type.Integer(),
  creates: Type.Integer(),
  updates: Type.Integer(),
  variant_creates: Type.Integer(),
  variant_updates: Type.Integer(),
  problems: Type.Array(Type.Object({ row: Type.Integer(), column: nullable(Type.String()), message: Type.String() })),
  columns: Type.Array(Type.String()),
  rejected: Type.Array(Type.Object({ row: Type.Integer(), cells: Type.Array(Type.String()) })),
  can_skip: Type.Boolean(),
  is_saved: Type.Boolean(),
});
export type ImportReport = Static<typeof importReport>;
