import type { ShopListQuery, ShopSort } from '@lumora/shared-contract';
import { LRUCache } from 'lru-cache';
import { placesOf, orderProducts } from './product-order.ts';
import { selectProducts, type Filters, type Selection } from './selection.ts';
import { none, type FacetEntry, type CatalogIndex } from './catalog-index.ts';

/** The list's filters as a shopper names them, without page and order. */
export type ListFilters = Omit<ShopListQuery, 'page' | 'page_size' | 'sort'> & { only?: 'best' | 'new' };

const mostSelectionBytes = 16 * 1024 * 1024;

/** A shelf with what was worked out from it: its pages and orders share one pass over the products. */
export class IndexQuery {
  readonly shelf: CatalogIndex;
  readonly #idsByName: () => Promise<number[]>;
  readonly #orders = new Map<ShopSort, Promise<Int32Array>>();
  readonly #selections = new LRUCache<string, Selection>({
    maxSize: mostSelectionBytes,
    sizeCalculation: ({ matches }) => matches.byteLength + 1,
  });

  constructor(shelf: CatalogIndex, idsByName: () => Promise<number[]>) {
    this.shelf = shelf;
    this.#idsByName = idsByName;
  }

  /** `found` are the ids that the filters' search has found. */
  select(filters: ListFilters, found: Int32Array | undefined): Selection {
    const key = JSON.stringify(filters);
    const kept = this.#selections.get(key);
    if (kept !== undefined) return kept;
    const selection = selectProducts(this.shelf, this.#inPlaces(filters, found));
    this.#selections.set(key, selection);
    return selection;
  }

  /** Places of the shelf in this order. */
  order(sort: ShopSort): Promise<Int32Array> {
    const kept = this.#orders.get(sort);
    if (kept !== undefined) return kept;
    const order = this.#makeOrder(sort);
    this.#orders.set(sort, order);
    order.catch(() => this.#orders.delete(sort));
    return order;
  }

  async #makeOrder(sort: ShopSort): Promise<Int32Array> {
    return sort === 'name' ? placesOf(this.shelf, await this.#idsByName()) : orderProducts(this.shelf, sort);
  }

  #inPlaces(filters: ListFilters, found: Int32Array | undefined): Filters {
    const { categories, subCategories, sizes, colours } = this.shelf;
    return {
      among: this.#among(filters.only, found),
      category: placeOfId(categories, filters.category_id),
      subCategory: placeOfId(subCategories, filters.sub_category_id),
      priceMin: inPaise(filters.price_min),
      priceMax: inPaise(filters.price_max),
      sizes: filters.size && chosenFlags(sizes, filters.size),
      colours: filters.colour && chosenFlags(colours, filters.colour),
      inStock: filters.in_stock ?? false,
    };
  }

  #among(only: ListFilters['only'], found: Int32Array | undefined): Uint8Array | undefined {
    const { isBest, isNew, ids } = this.shelf;
    const flagged = only && (only === 'best' ? isBest : isNew);
    if (found === undefined) return flagged;
    const among = new Uint8Array(ids.length);
    for (const place of placesOf(this.shelf, found)) among[place] = flagged?.[place] ?? 1;
    return among;
  }
}

/** An id that is nobody's is a place where no product is. */
function placeOfId(places: FacetEntry[], id: number | undefined): number | undefined {
  if (id === undefined) return undefined;
  const place = places.findIndex((one) => one.id === id);
  return place === none ? places.length : place;
}

function inPaise(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : Math.round(rupees * 100);
}

/** A title may itself hold the comma that separates titles. */
function chosenFlags(titles: string[], chosen: string[]): Uint8Array {
  const flags = new Uint8Array(titles.length);
  const places = new Map(titles.map((title, place) => [title.toLowerCase(), place]));
  const wanted = chosen.flatMap((title) => (places.has(title) ? title : title.split(',').map((part) => part.trim())));
  for (const title of wanted) {
    const place = places.get(title);
    if (place !== undefined) flags[place] = 1;
  }
  return flags;
}
