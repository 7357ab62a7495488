import { Type, type Static } from '@sinclair/typebox';

/** An image of the shop: `hash` for `imageUrl()`, size in px, `placeholder` a CSS colour, `alt` the alternative text. */
export const shopImage = Type.Object({
  hash: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String(),
  alt: Type.String(),
});
export type ShopImage = Static<typeof shopImage>;
