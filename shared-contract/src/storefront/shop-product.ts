import { Type, type Static } from '@sinclair/typebox';
import { stockLevels } from '../catalog/stock-level.ts';
import { literalUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { categoryRef } from './shop-card.ts';
import { shopImage } from '../images/shop-image.ts';

/** A variant. `value_ids` holds one id per option of the product. Prices are rupees; `max_quantity` can be bought now. */
export const shopVariant = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  price: Type.Number(),
  show_price: nullable(Type.Number()),
  discount_percent: Type.Integer(),
  stock: literalUnion(stockLevels),
  max_quantity: Type.Integer(),
  value_ids: Type.Array(Type.Integer()),
  attributes: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
  images: Type.Array(shopImage),
});
export type ShopVariant = Static<typeof shopVariant>;

/** An option of a product, such as Size, with the values of its active variants. */
export const shopOption = Type.Object({
  attribute_id: Type.Integer(),
  title: Type.String(),
  values: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
});
export type ShopOption = Static<typeof shopOption>;

/**
 * Response of `GET /products/{slug}`. Requested by a former slug, `slug` is the current one, to which the page redirects
 * (301). `meta` is never empty; timestamps are ISO 8601 in UTC.
 */
export const shopProduct = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  short_description: Type.String(),
  description: Type.String(),
  /** null for no stated warranty */
  warranty_months: nullable(Type.Integer()),
  category: categoryRef,
  sub_category: nullable(categoryRef),
  breadcrumbs: Type.Array(Type.Object({ title: Type.String(), path: Type.String() })),
  images: Type.Array(shopImage),
  price_from: nullable(Type.Number()),
  price_to: nullable(Type.Number()),
  is_new: Type.Boolean(),
  is_best: Type.Boolean(),
  in_stock: Type.Boolean(),
  options: Type.Array(shopOption),
  variants: Type.Array(shopVariant),
  meta: Type.Object({ title: Type.String(), description: Type.String(), keywords: Type.String() }),
  published_at: Type.String(),
  updated_at: Type.String(),
});
export type ShopProduct = Static<typeof shopProduct>;
