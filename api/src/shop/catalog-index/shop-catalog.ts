import type { ShopCard, ShopList, ShopListQuery, CategoryRef } from '@lumora/shared-contract/storefront';
import type { OpenDatabase } from '../../core/database/database.ts';
import { searchProducts, type FoundProducts } from './found-products.queries.ts';
import { createBatchLoader } from '../../core/cache/batch-loader.ts';
import { InvalidatingCache } from '../../core/cache/invalidating-cache.ts';
import { IndexQuery, type ListFilters } from './index-query.ts';
import { getCardsById } from './shop-cards.queries.ts';
import { orderByRelevance } from './product-order.ts';
import { relatedIndexes } from './related-products.ts';
import { numberAt, indexOfId, type CatalogIndex } from './catalog-index.ts';
import { listIdsByName } from './catalog-index.queries.ts';
import { CatalogIndexReader } from './catalog-index-reader.ts';

const maxCachedCards = 10_000;
const maxSearchBytes = 8 * 1024 * 1024;
/** Max number of cards per query. */
const maxBatchSize = 500;

/** Caches lists, searches and cards of active products in memory until a change notice. */
export class ShopCatalog {
  readonly #database: OpenDatabase;
  readonly #reader: CatalogIndexReader;
  readonly #indexQueries: InvalidatingCache<IndexQuery>;
  readonly #searches: InvalidatingCache<FoundProducts>;
  /** an empty list for a product that is not active */
  readonly #cards: InvalidatingCache<ShopCard[]>;
  readonly #readCard: (id: number) => Promise<ShopCard | null>;

  constructor(database: OpenDatabase) {
    const { db, changes } = database;
    this.#database = database;
    this.#reader = new CatalogIndexReader(database);
    this.#indexQueries = new InvalidatingCache(changes, { maxSize: 1, sizeOf: () => 1 });
    this.#searches = new InvalidatingCache(changes, {
      maxSize: maxSearchBytes,
      sizeOf: ({ ids, scores }) => ids.byteLength + scores.byteLength,
    });
    this.#cards = new InvalidatingCache(changes, { maxSize: maxCachedCards, sizeOf: () => 1 });
    this.#readCard = createBatchLoader(maxBatchSize, (ids) => getCardsById(db, ids));
  }

  /** Ends the subscriptions to change notices. */
  close(): void {
    for (const cache of [this.#reader, this.#indexQueries, this.#searches, this.#cards]) cache.unsubscribe();
  }

  /** Returns a page of products with facets; `only` restricts it to best sellers or new arrivals. */
  async list(
    { page, page_size, sort = 'featured', ...query }: ShopListQuery,
    only?: 'best' | 'new',
  ): Promise<ShopList> {
    const filters: ListFilters = only ? { ...query, only } : query;
    // The index comes first: it caches the selection, so the search result must not be older than the index.
    const indexQuery = await this.#getIndexQuery();
    const found = query.q ? await this.#find(query.q) : undefined;
    const { matches, total, facets } = indexQuery.select(filters, found?.ids);
    const offset = (page - 1) * page_size;
    const order = await indexQuery.order(sort);
    // a search without a chosen order begins with the best matches
    const ranked = found && sort === 'featured' ? orderByRelevance(indexQuery.catalogIndex, order, found) : order;
    const indexes = offset < total ? pageOf(ranked, matches, offset, page_size) : [];
    return {
      data: await this.#cardsAt(indexQuery.catalogIndex, indexes),
      meta: { total, page, pageSize: page_size },
      facets,
    };
  }

  /** Returns the first `max` cards of a category, of the best sellers or of the new arrivals. */
  async firstCards(max: number, { category_id, only }: Pick<ListFilters, 'category_id' | 'only'>): Promise<ShopCard[]> {
    const indexQuery = await this.#getIndexQuery();
    const { matches } = indexQuery.select({ ...(category_id && { category_id }), ...(only && { only }) }, undefined);
    const order = await indexQuery.order(only === 'new' ? 'newest' : 'featured');
    return this.#cardsAt(indexQuery.catalogIndex, pageOf(order, matches, 0, max));
  }

  /** Returns the cards of the active products in `ids`, in the same sequence. */
  async cards(ids: number[]): Promise<ShopCard[]> {
    const { catalogIndex } = await this.#getIndexQuery();
    const indexes = ids.map((id) => indexOfId(catalogIndex, id)).filter((index) => index >= 0);
    return this.#cardsAt(catalogIndex, indexes);
  }

  /** Returns at most `max` cards of related products; null when the product is not active. */
  async related(id: number, max: number): Promise<ShopCard[] | null> {
    const indexQuery = await this.#getIndexQuery();
    const { catalogIndex } = indexQuery;
    const index = indexOfId(catalogIndex, id);
    if (index < 0) return null;
    const order = await indexQuery.order('featured');
    return this.#cardsAt(catalogIndex, relatedIndexes(catalogIndex, order, index, max));
  }

  /** Returns a category, or undefined when it does not exist. */
  async category(id: number): Promise<CategoryRef | undefined> {
    return (await this.#getIndexQuery()).catalogIndex.categories.find((category) => category.id === id);
  }

  /** Returns the categories with these titles (in any letter case), in the same sequence. */
  async categoriesByTitle(titles: readonly string[]): Promise<CategoryRef[]> {
    const { categories } = (await this.#getIndexQuery()).catalogIndex;
    return titles.flatMap((title) => categories.find((item) => item.title.toLowerCase() === title.toLowerCase()) ?? []);
  }

  #getIndexQuery(): Promise<IndexQuery> {
    const { db } = this.#database;
    return this.#indexQueries.read('', async () => new IndexQuery(await this.#reader.read(), () => listIdsByName(db)));
  }

  #find(q: string): Promise<FoundProducts> {
    const lowerQ = q.toLowerCase();
    return this.#searches.read(lowerQ, () => searchProducts(this.#database.db, lowerQ));
  }

  async #cardsAt(catalogIndex: CatalogIndex, indexes: number[]): Promise<ShopCard[]> {
    const cards = indexes.map((index) => {
      const id = numberAt(catalogIndex.ids, index);
      return this.#cards.read(String(id), async () => [await this.#readCard(id)].filter((card) => card !== null));
    });
    return (await Promise.all(cards)).flat();
  }
}

function pageOf(order: Int32Array, matches: Uint8Array, offset: number, limit: number): number[] {
  const indexes: number[] = [];
  let skipped = 0;
  for (const index of order) {
    if (matches[index] === 0) continue;
    if (skipped < offset) skipped += 1;
    else if (indexes.push(index) === limit) break;
  }
  return indexes;
}
