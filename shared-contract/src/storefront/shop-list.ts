import { Type, type Static } from '@sinclair/typebox';
import { listMeta } from '../http/response.ts';
import { shopCard } from './shop-card.ts';

const titleCount = Type.Object({ title: Type.String(), count: Type.Integer() });
const categoryCount = { id: Type.Integer(), title: Type.String(), count: Type.Integer() };

/**
 * What a list may be narrowed by, each with the number of products that choosing it would show: counted under every
 * filter but its own. `price` spans the variants that the other filters leave (rupees), null without one.
 */
export const shopFacets = Type.Object({
  categories: Type.Array(Type.Object({ ...categoryCount, sub_categories: Type.Array(Type.Object(categoryCount)) })),
  price: Type.Union([Type.Object({ min: Type.Number(), max: Type.Number() }), Type.Null()]),
  sizes: Type.Array(titleCount),
  colours: Type.Array(titleCount),
  in_stock: Type.Integer(),
});
export type ShopFacets = Static<typeof shopFacets>;

/** Answer of `GET /products` and of the lists like it. */
export const shopList = Type.Object({ data: Type.Array(shopCard), meta: listMeta, facets: shopFacets });
export type ShopList = Static<typeof shopList>;

/** Answer of `GET /products/{id}/related` and of `GET /product-cards`. */
export const shopCards = Type.Object({ data: Type.Array(shopCard) });
