/** What can be chosen in a facet, in the order that it is shown in. Rows name it by its place in this list. */
export interface FacetEntry {
  id: number;
  title: string;
}

export interface SubCategoryEntry extends FacetEntry {
  /** place of its category in the shelf's list */
  parent: number;
}

/** Stands for “none” where a row names a place. */
export const none = -1;

/**
 * Every active product with its active variants, as far as lists filter, count and sort by it: one number per fact in
 * flat arrays, so that 100,000 products are a few megabytes and are counted in milliseconds.
 */
export interface CatalogIndex {
  categories: FacetEntry[];
  subCategories: SubCategoryEntry[];
  /** titles of the values of the attribute, in natural order */
  sizes: string[];
  colours: string[];
  /** ascending; the other arrays of products are parallel to it */
  ids: Int32Array;
  category: Int32Array;
  subCategory: Int32Array;
  isBest: Uint8Array;
  isNew: Uint8Array;
  /** ms since 1970 of the first publication */
  publishedAt: Float64Array;
  /** paise, `none` without an active variant */
  lowestPrice: Int32Array;
  /** product n has the variants firstVariant[n] … firstVariant[n + 1] − 1; one without any has one that is all `none` */
  firstVariant: Int32Array;
  price: Int32Array;
  isStocked: Uint8Array;
  size: Int32Array;
  colour: Int32Array;
}

/** Where in the shelf the product stands; -1 when it is not active. */
export function indexOfId({ ids }: CatalogIndex, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = at(ids, middle);
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return none;
}

/** For places that are known to be there. */
export function at(list: Int32Array | Uint32Array | Uint8Array | Float64Array, place: number): number {
  return list[place] ?? 0;
}
