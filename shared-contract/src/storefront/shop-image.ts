import { Type, type Static } from '@sinclair/typebox';

/** A picture as the shop shows it: `hash` for `imageUrl()`, size in px, `placeholder` a CSS colour, `alt` words. */
export const shopImage = Type.Object({
  hash: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String(),
  alt: Type.String(),
});
export type ShopImage = Static<typeof shopImage>;
