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

export const shopCategory = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  image: Type.Union([shopImage, Type.Null()]),
  sub_categories: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
});
export type ShopCategory = Static<typeof shopCategory>;

/** The shop's facts that every public page shows. */
export const shopFacts = Type.Object({
  name: Type.String(),
  chat_phone: Type.String(),
  contact_email: Type.String(),
  social_links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
});
export type ShopFacts = Static<typeof shopFacts>;

/** Answer of `GET /home`: what the home page needs, in one call (D36). */
export const home = Type.Object({ shop: shopFacts, categories: Type.Array(shopCategory) });
export type Home = Static<typeof home>;
