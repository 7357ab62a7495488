import { toPaise } from '@lumora/shared-contract/format';
import type { ShopListQuery, ShopSort } from '@lumora/shared-contract/storefront';
import { LRUCache } from 'lru-cache';
import { indexesOf, orderProducts } from './product-order.ts';
import { selectProducts, type Filters, type Selection } from './selection.ts';
import { missingValue, type FacetEntry, type CatalogIndex } from './catalog-index.ts';

/** Filters of a list as in the request, without page and sort order. */
export type ListFilters = Omit<ShopListQuery, 'page' | 'page_size' | 'sort'> & { only?: 'best' | 'new' };

const maxSelectionBytes = 16 * 1024 * 1024;

/** Queries a catalog index and caches selections and sort orders, which pages of the same list share. */
export class IndexQuery {
  readonly catalogIndex: CatalogIndex;
  readonly #idsByName: () => Promise<number[]>;
  readonly #sortOrders = new Map<ShopSort, Promise<Int32Array>>();
  readonly #selections = new LRUCache<string, Selection>({
    maxSize: maxSelectionBytes,
    sizeCalculation: ({ matches }) => matches.byteLength + 1,
  });

  constructor(catalogIndex: CatalogIndex, idsByName: () => Promise<number[]>) {
    this.catalogIndex = catalogIndex;
    this.#idsByName = idsByName;
  }

  /** Returns the products that match `filters`, and the facets. `found` are the ids that match the search text, if any. */
  select(filters: ListFilters, found: Int32Array | undefined): Selection {
    const key = JSON.stringify(filters);
    const cached = this.#selections.get(key);
    if (cached !== undefined) return cached;
    const selection = selectProducts(this.catalogIndex, this.#toIndexFilters(filters, found));
    this.#selections.set(key, selection);
    return selection;
  }

  /** Returns the indexes of all products in this sort order. */
  order(sort: ShopSort): Promise<Int32Array> {
    const cached = this.#sortOrders.get(sort);
    if (cached !== undefined) return cached;
    const order = this.#sort(sort);
    this.#sortOrders.set(sort, order);
    order.catch(() => this.#sortOrders.delete(sort));
    return order;
  }

  async #sort(sort: ShopSort): Promise<Int32Array> {
    return sort === 'name'
      ? indexesOf(this.catalogIndex, await this.#idsByName())
      : orderProducts(this.catalogIndex, sort);
  }

  #toIndexFilters(filters: ListFilters, found: Int32Array | undefined): Filters {
    const { categories, subCategories, sizes, colours } = this.catalogIndex;
    return {
      candidates: this.#candidates(filters.only, found),
      category: indexOfEntry(categories, filters.category_id),
      subCategory: indexOfEntry(subCategories, filters.sub_category_id),
      priceMin: filters.price_min && toPaise(filters.price_min),
      priceMax: filters.price_max && toPaise(filters.price_max),
      sizes: filters.size && selectedFlags(sizes, filters.size),
      colours: filters.colour && selectedFlags(colours, filters.colour),
      inStock: filters.in_stock ?? false,
    };
  }

  /** Returns a flag per product that can match at all; undefined for all products. */
  #candidates(only: ListFilters['only'], found: Int32Array | undefined): Uint8Array | undefined {
    const { isBest, isNew, ids } = this.catalogIndex;
    const flagged = only && (only === 'best' ? isBest : isNew);
    if (found === undefined) return flagged;
    const candidates = new Uint8Array(ids.length);
    for (const index of indexesOf(this.catalogIndex, found)) candidates[index] = flagged?.[index] ?? 1;
    return candidates;
  }
}

/** Returns an index that no product has for an unknown id. */
function indexOfEntry(entries: FacetEntry[], id: number | undefined): number | undefined {
  if (id === undefined) return undefined;
  const index = entries.findIndex((entry) => entry.id === id);
  return index === missingValue ? entries.length : index;
}

/** Returns a flag per title. A title can contain the comma that separates titles, so full titles are matched first. */
function selectedFlags(titles: string[], selected: string[]): Uint8Array {
  const flags = new Uint8Array(titles.length);
  const indexes = new Map(titles.map((title, index) => [title.toLowerCase(), index]));
  const selectedTitles = selected.flatMap((title) =>
    indexes.has(title) ? title : title.split(',').map((part) => part.trim()),
  );
  for (const title of selectedTitles) {
    const index = indexes.get(title);
    if (index !== undefined) flags[index] = 1;
  }
  return flags;
}
