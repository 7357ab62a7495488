import type { ShopSort } from '@lumora/shared-contract/storefront';
import type { FoundProducts } from './found-products.queries.ts';
import { numberAt, indexOfId, type CatalogIndex } from './catalog-index.ts';

type Compare = (a: number, b: number) => number;

/** Returns the indexes of all products, sorted by columns of the index. */
export function orderProducts(catalogIndex: CatalogIndex, sort: Exclude<ShopSort, 'name'>): Int32Array {
  return Int32Array.from(catalogIndex.ids, (_id, index) => index).sort(compareBy(catalogIndex)[sort]);
}

/** Returns the indexes in `order` with the most relevant products of a search first; it has only the products found. */
export function orderByRelevance(
  catalogIndex: CatalogIndex,
  order: Int32Array,
  { ids, scores }: FoundProducts,
): Int32Array {
  const relevance = new Map(Array.from(ids, (id, n) => [indexOfId(catalogIndex, id), scores[n] ?? 0]));
  const found = order.filter((index) => relevance.has(index));
  return found.sort((a, b) => (relevance.get(b) ?? 0) - (relevance.get(a) ?? 0));
}

/** Returns the indexes of the products with these ids, in the same sequence; omits products that are not in the index. */
export function indexesOf(catalogIndex: CatalogIndex, ids: Iterable<number>): Int32Array {
  return Int32Array.from(ids, (id) => indexOfId(catalogIndex, id)).filter((index) => index >= 0);
}

function compareBy(catalogIndex: CatalogIndex): Record<Exclude<ShopSort, 'name'>, Compare> {
  const { isBest, publishedAt, minPrice } = catalogIndex;
  const newest: Compare = (a, b) => numberAt(publishedAt, b) - numberAt(publishedAt, a) || b - a;
  const unpriced: Compare = (a, b) => Number(numberAt(minPrice, a) < 0) - Number(numberAt(minPrice, b) < 0);
  return {
    featured: (a, b) => numberAt(isBest, b) - numberAt(isBest, a) || newest(a, b),
    newest,
    // products without a price are last in both directions
    price: (a, b) => unpriced(a, b) || numberAt(minPrice, a) - numberAt(minPrice, b) || a - b,
    '-price': (a, b) => unpriced(a, b) || numberAt(minPrice, b) - numberAt(minPrice, a) || a - b,
  };
}
