/** Max number of values per facet in a response. */
const maxValues = 300;

/** Counts the products for each value of a facet; a product with several variants counts once per value. */
export class FacetCounter {
  readonly #counts: Int32Array;
  /** per value, the product that was counted last, as its index + 1 */
  readonly #lastProduct: Int32Array;

  constructor(valueCount: number) {
    this.#counts = new Int32Array(valueCount);
    this.#lastProduct = new Int32Array(valueCount);
  }

  /** Counts a variant. All variants of a product must be added in sequence. Ignores a negative `value` (`missingValue`). */
  add(value: number, product: number): void {
    if (value < 0 || this.#lastProduct[value] === product + 1) return;
    this.#lastProduct[value] = product + 1;
    this.#counts[value] = this.countOf(value) + 1;
  }

  /** Returns the number of products with a value. */
  countOf(value: number): number {
    return this.#counts[value] ?? 0;
  }

  /** Returns the values with products, and the selected values, in the sequence of `items`. */
  listValues<T>(
    items: readonly T[],
    isSelected: (index: number) => boolean,
  ): { index: number; item: T; count: number }[] {
    return items
      .map((item, index) => ({ index, item, count: this.countOf(index) }))
      .filter(({ index, count }) => count > 0 || isSelected(index))
      .slice(0, maxValues);
  }
}
