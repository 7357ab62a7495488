import type { ShopFacets } from '@lumora/shared-contract/storefront';
import { toRupees } from '@lumora/shared-contract/format';
import type { CatalogIndex } from './catalog-index.ts';
import { FacetCounter } from './facet-counter.ts';

/** Filters of a list, as indexes into the lists of the catalog index. `sizes` and `colours` have a flag per value. */
export interface Filters {
  /** a flag per product that can match; undefined for all products */
  candidates: Uint8Array | undefined;
  category: number | undefined;
  subCategory: number | undefined;
  /** paise */
  priceMin: number | undefined;
  priceMax: number | undefined;
  sizes: Uint8Array | undefined;
  colours: Uint8Array | undefined;
  inStock: boolean;
}

/** Result of a query on the index. */
export interface Selection {
  /** a flag per product of the index */
  matches: Uint8Array;
  total: number;
  facets: ShopFacets;
}

/** Bits for the filters that a variant does not match. A facet counts the variants that match all filters but its own. */
const mismatch = { price: 1, size: 2, colour: 4, stock: 8, category: 16 } as const;

/** Returns the products with a variant that matches all filters, and the counts of all facets, in one pass. */
export function selectProducts(catalogIndex: CatalogIndex, filters: Filters): Selection {
  const matches = new Uint8Array(catalogIndex.ids.length);
  const count = new FacetCounts(catalogIndex);
  for (let product = 0; product < matches.length; product += 1) {
    if (filters.candidates?.[product] === 0) continue;
    const categoryMismatch = isInOtherCategory(catalogIndex, filters, product) ? mismatch.category : 0;
    const end = catalogIndex.firstVariant[product + 1] ?? 0;
    for (let variant = catalogIndex.firstVariant[product] ?? 0; variant < end; variant += 1) {
      const mismatches = categoryMismatch | variantMismatches(catalogIndex, filters, variant);
      if (mismatches === 0) matches[product] = 1;
      count.add(product, variant, mismatches);
    }
  }
  return { matches, total: count.total, facets: count.facets(filters) };
}

function isInOtherCategory(catalogIndex: CatalogIndex, { category, subCategory }: Filters, product: number): boolean {
  if (category !== undefined && catalogIndex.category[product] !== category) return true;
  return subCategory !== undefined && catalogIndex.subCategory[product] !== subCategory;
}

function variantMismatches(catalogIndex: CatalogIndex, filters: Filters, variant: number): number {
  const { priceMin, priceMax, sizes, colours, inStock } = filters;
  let mismatches = 0;
  if (priceMin !== undefined || priceMax !== undefined) {
    const price = catalogIndex.price[variant] ?? 0;
    // `missingValue`, the price of a product without variants, is in no range
    if (price < (priceMin ?? 0) || price > (priceMax ?? price)) mismatches |= mismatch.price;
  }
  if (sizes !== undefined && sizes[catalogIndex.size[variant] ?? 0] !== 1) mismatches |= mismatch.size;
  if (colours !== undefined && colours[catalogIndex.colour[variant] ?? 0] !== 1) mismatches |= mismatch.colour;
  if (inStock && catalogIndex.isStocked[variant] === 0) mismatches |= mismatch.stock;
  return mismatches;
}

class FacetCounts {
  readonly #catalogIndex: CatalogIndex;
  readonly #matching = new FacetCounter(1);
  readonly #stocked = new FacetCounter(1);
  readonly #categories: FacetCounter;
  readonly #subCategories: FacetCounter;
  readonly #sizes: FacetCounter;
  readonly #colours: FacetCounter;
  #minPrice = Infinity;
  #maxPrice = 0;

  constructor(catalogIndex: CatalogIndex) {
    this.#catalogIndex = catalogIndex;
    this.#categories = new FacetCounter(catalogIndex.categories.length);
    this.#subCategories = new FacetCounter(catalogIndex.subCategories.length);
    this.#sizes = new FacetCounter(catalogIndex.sizes.length);
    this.#colours = new FacetCounter(catalogIndex.colours.length);
  }

  /** Number of products that match all filters. */
  get total(): number {
    return this.#matching.countOf(0);
  }

  /** Counts a variant for every facet whose other filters it matches. */
  add(product: number, variant: number, mismatches: number): void {
    const catalogIndex = this.#catalogIndex;
    if (mismatches === 0) this.#matching.add(0, product);
    if ((mismatches & ~mismatch.category) === 0) {
      this.#categories.add(catalogIndex.category[product] ?? 0, product);
      this.#subCategories.add(catalogIndex.subCategory[product] ?? 0, product);
    }
    if ((mismatches & ~mismatch.size) === 0) this.#sizes.add(catalogIndex.size[variant] ?? 0, product);
    if ((mismatches & ~mismatch.colour) === 0) this.#colours.add(catalogIndex.colour[variant] ?? 0, product);
    if ((mismatches & ~mismatch.stock) === 0 && catalogIndex.isStocked[variant] === 1) this.#stocked.add(0, product);
    if ((mismatches & ~mismatch.price) === 0) this.#addPrice(catalogIndex.price[variant] ?? 0);
  }

  /** Returns the facets with their counts. Prices in rupees. */
  facets({ category, subCategory, sizes, colours }: Filters): ShopFacets {
    const { categories, subCategories } = this.#catalogIndex;
    const children = this.#subCategories.listValues(subCategories, (index) => index === subCategory);
    return {
      categories: this.#categories
        .listValues(categories, (index) => index === category)
        .map(({ index, item: { id, title }, count }) => ({
          id,
          title,
          count,
          sub_categories: children
            .filter(({ item }) => item.parent === index)
            .map(({ item, count }) => ({ id: item.id, title: item.title, count })),
        })),
      price: this.#maxPrice >= this.#minPrice ? { min: toRupees(this.#minPrice), max: toRupees(this.#maxPrice) } : null,
      sizes: titleCounts(this.#sizes, this.#catalogIndex.sizes, sizes),
      colours: titleCounts(this.#colours, this.#catalogIndex.colours, colours),
      in_stock: this.#stocked.countOf(0),
    };
  }

  /** Ignores `missingValue`, the price of a product without variants. */
  #addPrice(price: number): void {
    if (price < 0) return;
    if (price < this.#minPrice) this.#minPrice = price;
    if (price > this.#maxPrice) this.#maxPrice = price;
  }
}

function titleCounts(counter: FacetCounter, titles: string[], selected: Uint8Array | undefined) {
  return counter
    .listValues(titles, (index) => selected?.[index] === 1)
    .map(({ item, count }) => ({ title: item, count }));
}
