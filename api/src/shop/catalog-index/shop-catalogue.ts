import type { ShopCard, ShopList, ShopListQuery, CategoryRef } from '@lumora/shared-contract';
import type { OpenDatabase } from '../../core/database/database.ts';
import { findProducts } from './found-products.queries.ts';
import { createBatchLoader } from '../../core/cache/batch-loader.ts';
import { InvalidatingCache } from '../../core/cache/invalidating-cache.ts';
import { IndexQuery, type ListFilters } from './index-query.ts';
import { readCards } from './shop-cards.queries.ts';
import { relatedIndexes } from './related-products.ts';
import { at, indexOfId, type CatalogIndex } from './catalog-index.ts';
import { readIdsByName } from './catalog-index.queries.ts';
import { CatalogIndexReader } from './catalog-index-reader.ts';

const mostCards = 10_000;
const mostFoundBytes = 8 * 1024 * 1024;
/** Cards of one statement. */
const mostCardsAtOnce = 500;

/** The products that anyone may see, in memory until something of them changes. */
export class ShopCatalogue {
  readonly #database: OpenDatabase;
  readonly #reader: CatalogIndexReader;
  readonly #shelves: InvalidatingCache<IndexQuery>;
  readonly #found: InvalidatingCache<Int32Array>;
  /** none for a product that is not active */
  readonly #cards: InvalidatingCache<ShopCard[]>;
  readonly #readCard: (id: number) => Promise<ShopCard | null>;

  constructor(database: OpenDatabase) {
    const { db, changes } = database;
    this.#database = database;
    this.#reader = new CatalogIndexReader(database);
    this.#shelves = new InvalidatingCache(changes, { maxSize: 1, sizeOf: () => 1 });
    this.#found = new InvalidatingCache(changes, { maxSize: mostFoundBytes, sizeOf: ({ byteLength }) => byteLength });
    this.#cards = new InvalidatingCache(changes, { maxSize: mostCards, sizeOf: () => 1 });
    this.#readCard = createBatchLoader(mostCardsAtOnce, (ids) => readCards(db, ids));
  }

  close(): void {
    for (const kept of [this.#reader, this.#shelves, this.#found, this.#cards]) kept.unsubscribe();
  }

  async list(
    { page, page_size, sort = 'featured', ...query }: ShopListQuery,
    only?: 'best' | 'new',
  ): Promise<ShopList> {
    const filters: ListFilters = only ? { ...query, only } : query;
    // the shelf first: it keeps what is selected, so what was found must never be older than the shelf is
    const open = await this.#open();
    const found = query.q ? await this.#find(query.q) : undefined;
    const { matches, total, facets } = open.select(filters, found);
    const offset = (page - 1) * page_size;
    const places = offset < total ? pageOf(await open.order(sort), matches, offset, page_size) : [];
    return { data: await this.#cardsAt(open.shelf, places), meta: { total, page, pageSize: page_size }, facets };
  }

  /** The first cards of a category, of the best sellers or of the new arrivals. */
  async firstOf(most: number, { category_id, only }: Pick<ListFilters, 'category_id' | 'only'>): Promise<ShopCard[]> {
    const open = await this.#open();
    const { matches } = open.select({ ...(category_id && { category_id }), ...(only && { only }) }, undefined);
    const order = await open.order(only === 'new' ? 'newest' : 'featured');
    return this.#cardsAt(open.shelf, pageOf(order, matches, 0, most));
  }

  /** The cards of those of `ids` that are active products, in that order. */
  async cards(ids: number[]): Promise<ShopCard[]> {
    const { shelf } = await this.#open();
    const places = ids.map((id) => indexOfId(shelf, id)).filter((place) => place >= 0);
    return this.#cardsAt(shelf, places);
  }

  /** Cards of products like this one; null when there is no such active product. */
  async related(id: number, most: number): Promise<ShopCard[] | null> {
    const open = await this.#open();
    const place = indexOfId(open.shelf, id);
    if (place < 0) return null;
    return this.#cardsAt(open.shelf, relatedIndexes(open.shelf, await open.order('featured'), place, most));
  }

  async category(id: number): Promise<CategoryRef | undefined> {
    return (await this.#open()).shelf.categories.find((category) => category.id === id);
  }

  /** The categories of these titles, in their order. */
  async categoriesTitled(titles: readonly string[]): Promise<CategoryRef[]> {
    const { categories } = (await this.#open()).shelf;
    return titles.flatMap((title) => categories.find((one) => one.title.toLowerCase() === title.toLowerCase()) ?? []);
  }

  #open(): Promise<IndexQuery> {
    const { db } = this.#database;
    return this.#shelves.read('', async () => new IndexQuery(await this.#reader.read(), () => readIdsByName(db)));
  }

  #find(q: string): Promise<Int32Array> {
    const words = q.toLowerCase();
    return this.#found.read(words, () => findProducts(this.#database.db, words));
  }

  async #cardsAt(shelf: CatalogIndex, places: number[]): Promise<ShopCard[]> {
    const cards = places.map((place) => {
      const id = at(shelf.ids, place);
      return this.#cards.read(String(id), async () => [await this.#readCard(id)].filter((card) => card !== null));
    });
    return (await Promise.all(cards)).flat();
  }
}

function pageOf(order: Int32Array, matches: Uint8Array, offset: number, most: number): number[] {
  const places: number[] = [];
  let skipped = 0;
  for (const place of order) {
    if (matches[place] === 0) continue;
    if (skipped < offset) skipped += 1;
    else if (places.push(place) === most) break;
  }
  return places;
}
