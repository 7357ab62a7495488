import type { ShopFacets } from '@lumora/shared-contract';
import { toRupees } from '../../core/money/paise.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { FacetCounter } from './facet-counter.ts';

/** What narrows a list, in the shelf's own numbers. A list of flags has one per choice of the facet. */
export interface Filters {
  /** a flag per product; absent: all */
  among: Uint8Array | undefined;
  category: number | undefined;
  subCategory: number | undefined;
  /** paise */
  priceMin: number | undefined;
  priceMax: number | undefined;
  sizes: Uint8Array | undefined;
  colours: Uint8Array | undefined;
  inStock: boolean;
}

export interface Selection {
  /** a flag per product of the shelf */
  matches: Uint8Array;
  total: number;
  facets: ShopFacets;
}

/** Which filters a row fails, as bits: a facet counts the rows that fail no other filter than its own. */
const fails = { price: 1, size: 2, colour: 4, stock: 8, category: 16 } as const;

/** The products that the filters leave, and what each facet would find: one pass, however many facets. */
export function selectProducts(shelf: CatalogIndex, filters: Filters): Selection {
  const matches = new Uint8Array(shelf.ids.length);
  const count = new Counts(shelf);
  for (let product = 0; product < matches.length; product += 1) {
    if (filters.among?.[product] === 0) continue;
    const isElsewhere = isInOtherCategory(shelf, filters, product) ? fails.category : 0;
    const end = shelf.firstVariant[product + 1] ?? 0;
    for (let variant = shelf.firstVariant[product] ?? 0; variant < end; variant += 1) {
      const failed = isElsewhere | failsOfVariant(shelf, filters, variant);
      if (failed === 0) matches[product] = 1;
      count.add(product, variant, failed);
    }
  }
  return { matches, total: count.total, facets: count.facets(filters) };
}

function isInOtherCategory(shelf: CatalogIndex, { category, subCategory }: Filters, product: number): boolean {
  if (category !== undefined && shelf.category[product] !== category) return true;
  return subCategory !== undefined && shelf.subCategory[product] !== subCategory;
}

function failsOfVariant(shelf: CatalogIndex, filters: Filters, variant: number): number {
  const { priceMin, priceMax, sizes, colours, inStock } = filters;
  let failed = 0;
  if (priceMin !== undefined || priceMax !== undefined) {
    const price = shelf.price[variant] ?? 0;
    // made to order has no price, so it is in no range
    if (price < (priceMin ?? 0) || price > (priceMax ?? price)) failed |= fails.price;
  }
  if (sizes !== undefined && sizes[shelf.size[variant] ?? 0] !== 1) failed |= fails.size;
  if (colours !== undefined && colours[shelf.colour[variant] ?? 0] !== 1) failed |= fails.colour;
  if (inStock && shelf.isStocked[variant] === 0) failed |= fails.stock;
  return failed;
}

class Counts {
  readonly #shelf: CatalogIndex;
  readonly #matching = new FacetCounter(1);
  readonly #stocked = new FacetCounter(1);
  readonly #categories: FacetCounter;
  readonly #subCategories: FacetCounter;
  readonly #sizes: FacetCounter;
  readonly #colours: FacetCounter;
  #cheapest = Infinity;
  #dearest = 0;

  constructor(shelf: CatalogIndex) {
    this.#shelf = shelf;
    this.#categories = new FacetCounter(shelf.categories.length);
    this.#subCategories = new FacetCounter(shelf.subCategories.length);
    this.#sizes = new FacetCounter(shelf.sizes.length);
    this.#colours = new FacetCounter(shelf.colours.length);
  }

  get total(): number {
    return this.#matching.of(0);
  }

  add(product: number, variant: number, failed: number): void {
    const shelf = this.#shelf;
    if (failed === 0) this.#matching.add(0, product);
    if ((failed & ~fails.category) === 0) {
      this.#categories.add(shelf.category[product] ?? 0, product);
      this.#subCategories.add(shelf.subCategory[product] ?? 0, product);
    }
    if ((failed & ~fails.size) === 0) this.#sizes.add(shelf.size[variant] ?? 0, product);
    if ((failed & ~fails.colour) === 0) this.#colours.add(shelf.colour[variant] ?? 0, product);
    if ((failed & ~fails.stock) === 0 && shelf.isStocked[variant] === 1) this.#stocked.add(0, product);
    if ((failed & ~fails.price) === 0) this.#span(shelf.price[variant] ?? 0);
  }

  facets({ category, subCategory, sizes, colours }: Filters): ShopFacets {
    const { categories, subCategories } = this.#shelf;
    const children = this.#subCategories.counted(subCategories, (place) => place === subCategory);
    return {
      categories: this.#categories
        .counted(categories, (place) => place === category)
        .map(({ place, item: { id, title }, count }) => ({
          id,
          title,
          count,
          sub_categories: children
            .filter(({ item }) => item.parent === place)
            .map(({ item, count }) => ({ id: item.id, title: item.title, count })),
        })),
      price: this.#dearest >= this.#cheapest ? { min: toRupees(this.#cheapest), max: toRupees(this.#dearest) } : null,
      sizes: titleCounts(this.#sizes, this.#shelf.sizes, sizes),
      colours: titleCounts(this.#colours, this.#shelf.colours, colours),
      in_stock: this.#stocked.of(0),
    };
  }

  /** Below 0 is a product without a price. */
  #span(price: number): void {
    if (price < 0) return;
    if (price < this.#cheapest) this.#cheapest = price;
    if (price > this.#dearest) this.#dearest = price;
  }
}

function titleCounts(tally: FacetCounter, titles: string[], chosen: Uint8Array | undefined) {
  return tally.counted(titles, (place) => chosen?.[place] === 1).map(({ item, count }) => ({ title: item, count }));
}
