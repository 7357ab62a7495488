import { Type, type Static } from '@sinclair/typebox';
import { slugUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { neonColours } from '../styles/neon-colours.ts';
import { shopCard, categoryRef } from './shop-card.ts';
import { companyFacts } from '../settings/shop-settings.ts';
import { shopImage } from '../images/shop-image.ts';
import { workCard } from './site-page.ts';

export const shopCategory = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  image: nullable(shopImage),
  sub_categories: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
});
export type ShopCategory = Static<typeof shopCategory>;

/** Name and contact data of the shop. */
export const shopInfo = Type.Object({
  name: Type.String(),
  chat_phone: Type.String(),
  contact_email: Type.String(),
  social_links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  company: Type.Object(companyFacts),
});
export type ShopInfo = Static<typeof shopInfo>;

/** Response of `GET /shop`: the data of every page's header and footer. */
export const shopSummary = Type.Object({ shop: shopInfo, categories: Type.Array(categoryRef) });
export type ShopSummary = Static<typeof shopSummary>;

/** A product of the home page's showcase; `glow` is the tube colour of the light around it. */
const showcaseCard = Type.Composite([shopCard, Type.Object({ glow: slugUnion(neonColours) })]);

/** A brand for which the shop has made a sign. */
const brandShowcase = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  image: shopImage,
});
export type BrandShowcase = Static<typeof brandShowcase>;

/** A review by a verified buyer, with the product that it praises. */
const homeReview = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  city: Type.String(),
  rating: Type.Integer(),
  comment: Type.String(),
  product: Type.Object({ name: Type.String(), slug: Type.String() }),
});
export type HomeReview = Static<typeof homeReview>;

/**
 * Response of `GET /home`: all data of the home page. `sections` are the categories with a section of their own and a few
 * of their products; empty categories are not included.
 */
export const home = Type.Object({
  shop: shopInfo,
  categories: Type.Array(shopCategory),
  works: Type.Array(workCard),
  showcase: Type.Array(showcaseCard),
  brands: Type.Array(brandShowcase),
  reviews: Type.Array(homeReview),
  sections: Type.Array(Type.Object({ category: categoryRef, products: Type.Array(shopCard) })),
});
export type Home = Static<typeof home>;
