/** Value of a facet. Products refer to it by its index in the list of the facet, which is sorted as the shop shows it. */
export interface FacetEntry {
  id: number;
  title: string;
}

/** Sub-category as a value of a facet. */
export interface SubCategoryEntry extends FacetEntry {
  /** index of its category in `categories` */
  parent: number;
}

/** Marks a missing index or price. */
export const missingValue = -1;

/**
 * In-memory index of all active products and their active variants: the values that lists filter, count and sort by, as
 * one typed array per column. 100,000 products take a few megabytes and are counted in milliseconds.
 */
export interface CatalogIndex {
  categories: FacetEntry[];
  subCategories: SubCategoryEntry[];
  /** titles of the attribute's values, in natural order */
  sizes: string[];
  colours: string[];
  /** product ids, ascending; all product columns have the same length */
  ids: Int32Array;
  category: Int32Array;
  subCategory: Int32Array;
  isBest: Uint8Array;
  isNew: Uint8Array;
  /** ms since 1970 of the first publication */
  publishedAt: Float64Array;
  /** in paise; `missingValue` without an active variant */
  minPrice: Int32Array;
  /** product n has the variants firstVariant[n] to firstVariant[n + 1] − 1; without variants it has one with all `missingValue` */
  firstVariant: Int32Array;
  price: Int32Array;
  isStocked: Uint8Array;
  size: Int32Array;
  colour: Int32Array;
}

/** Returns the index of a product in the product columns by binary search; `missingValue` when it is not active. */
export function indexOfId({ ids }: CatalogIndex, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = numberAt(ids, middle);
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return missingValue;
}

/** Returns a number of a column, for an index that is known to exist. */
export function numberAt(list: Int32Array | Uint32Array | Uint8Array | Float64Array, index: number): number {
  return list[index] ?? 0;
}
