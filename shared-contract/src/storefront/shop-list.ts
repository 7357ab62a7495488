import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { listMeta } from '../http/response.ts';
import { shopCard } from './shop-card.ts';

const titleCount = Type.Object({ title: Type.String(), count: Type.Integer() });
const categoryCount = { id: Type.Integer(), title: Type.String(), count: Type.Integer() };

/**
 * Facets of a list. `count` is the number of products that choosing the value would show: it applies all filters except
 * the facet's own. `price` is the min and max price (rupees) of the variants that match the other filters, null without one.
 */
export const shopFacets = Type.Object({
  categories: Type.Array(Type.Object({ ...categoryCount, sub_categories: Type.Array(Type.Object(categoryCount)) })),
  price: nullable(Type.Object({ min: Type.Number(), max: Type.Number() })),
  sizes: Type.Array(titleCount),
  colours: Type.Array(titleCount),
  in_stock: Type.Integer(),
});
export type ShopFacets = Static<typeof shopFacets>;

/** Response of `GET /products` and of the other product lists. */
export const shopList = Type.Object({ data: Type.Array(shopCard), meta: listMeta, facets: shopFacets });
export type ShopList = Static<typeof shopList>;

/** Response of `GET /products/{id}/related` and of `GET /product-cards`. */
export const shopCards = Type.Object({ data: Type.Array(shopCard) });
