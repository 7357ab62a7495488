import { Type, type Static } from '@sinclair/typebox';
import { neonColours, type NeonTube } from '../styles/neon-colours.ts';
import { shopCard, categoryRef } from './shop-card.ts';
import { shopImage } from './shop-image.ts';
import { workCard } from './site-page.ts';

export const shopCategory = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  image: Type.Union([shopImage, Type.Null()]),
  sub_categories: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
});
export type ShopCategory = Static<typeof shopCategory>;

/** The shop's facts that every public page shows. */
export const shopInfo = Type.Object({
  name: Type.String(),
  chat_phone: Type.String(),
  contact_email: Type.String(),
  social_links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
});
export type ShopInfo = Static<typeof shopInfo>;

/** Answer of `GET /shop`: what every page shows. */
export const shopSummary = Type.Object({ shop: shopInfo, categories: Type.Array(categoryRef) });
export type ShopSummary = Static<typeof shopSummary>;

const neonTube = Type.Unsafe<NeonTube>(Type.Union(neonColours.map(({ slug }) => Type.Literal(slug))));

/** A product that the home page shows off; `glow` is the tube whose light falls around it. */
const showcaseCard = Type.Composite([shopCard, Type.Object({ glow: neonTube })]);

/** A brand whose sign the shop has made. */
const brandShowcase = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  image: shopImage,
});
export type BrandShowcase = Static<typeof brandShowcase>;

/**
 * Answer of `GET /home`: what the home page needs, in one call (D36). Each shelf holds few products; `sections` are the
 * categories that have a place of their own on the page, without those that are empty.
 */
export const home = Type.Object({
  shop: shopInfo,
  categories: Type.Array(shopCategory),
  works: Type.Array(workCard),
  showcase: Type.Array(showcaseCard),
  brands: Type.Array(brandShowcase),
  sections: Type.Array(Type.Object({ category: categoryRef, products: Type.Array(shopCard) })),
});
export type Home = Static<typeof home>;
