/** Choices that one facet of an answer may list. */
const mostListed = 300;

/** How many products stand behind each choice of a facet; a product with many variants counts once. */
export class FacetCounter {
  readonly #counts: Int32Array;
  /** per choice, the product that was counted last, from 1 */
  readonly #last: Int32Array;

  constructor(choices: number) {
    this.#counts = new Int32Array(choices);
    this.#last = new Int32Array(choices);
  }

  /** Variants of one product come one after the other. A `choice` below 0 is none. */
  add(choice: number, product: number): void {
    if (choice < 0 || this.#last[choice] === product + 1) return;
    this.#last[choice] = product + 1;
    this.#counts[choice] = this.of(choice) + 1;
  }

  of(choice: number): number {
    return this.#counts[choice] ?? 0;
  }

  /** The choices that lead somewhere, and those that are chosen, in the order of `items`. */
  counted<T>(items: readonly T[], isChosen: (place: number) => boolean): { place: number; item: T; count: number }[] {
    return items
      .map((item, place) => ({ place, item, count: this.of(place) }))
      .filter(({ place, count }) => count > 0 || isChosen(place))
      .slice(0, mostListed);
  }
}
