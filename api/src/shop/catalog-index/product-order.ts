import type { ShopSort } from '@lumora/shared-contract';
import { at, indexOfId, type CatalogIndex } from './catalog-index.ts';

type Compare = (a: number, b: number) => number;

/** The shelf's places in an order that the shelf itself holds the facts for. */
export function orderProducts(shelf: CatalogIndex, sort: Exclude<ShopSort, 'name'>): Int32Array {
  return Int32Array.from(shelf.ids, (_id, place) => place).sort(compareBy(shelf)[sort]);
}

/** The shelf's places in the order of `ids`; what is not on the shelf is left out. */
export function placesOf(shelf: CatalogIndex, ids: Iterable<number>): Int32Array {
  return Int32Array.from(ids, (id) => indexOfId(shelf, id)).filter((place) => place >= 0);
}

function compareBy(shelf: CatalogIndex): Record<Exclude<ShopSort, 'name'>, Compare> {
  const { isBest, publishedAt, lowestPrice } = shelf;
  const newest: Compare = (a, b) => at(publishedAt, b) - at(publishedAt, a) || b - a;
  const unpriced: Compare = (a, b) => Number(at(lowestPrice, a) < 0) - Number(at(lowestPrice, b) < 0);
  return {
    featured: (a, b) => at(isBest, b) - at(isBest, a) || newest(a, b),
    newest,
    // what is made to order stands last either way
    price: (a, b) => unpriced(a, b) || at(lowestPrice, a) - at(lowestPrice, b) || a - b,
    '-price': (a, b) => unpriced(a, b) || at(lowestPrice, b) - at(lowestPrice, a) || a - b,
  };
}
