import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { shopImage } from '../images/shop-image.ts';

/** Id and title of a category. */
export const categoryRef = Type.Object({ id: Type.Integer(), title: Type.String() });
export type CategoryRef = Static<typeof categoryRef>;

/**
 * A product card. `price_from` and `price_to` are the min and max price (rupees) of the active variants, null without one
 * (made to order). `show_price` is the price of the cheapest variant before its discount, null without a discount.
 */
export const shopCard = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  image: nullable(shopImage),
  hover_image: nullable(shopImage),
  price_from: nullable(Type.Number()),
  price_to: nullable(Type.Number()),
  show_price: nullable(Type.Number()),
  discount_percent: Type.Integer(),
  is_new: Type.Boolean(),
  is_best: Type.Boolean(),
  in_stock: Type.Boolean(),
  category: categoryRef,
});
export type ShopCard = Static<typeof shopCard>;
