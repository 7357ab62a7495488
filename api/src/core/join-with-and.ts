const listFormat = new Intl.ListFormat('en-IN');

/** Joins texts for a sentence: `A`, `A and B`, `A, B and C`. */
export function joinWithAnd(texts: string[]): string {
  return listFormat.format(texts);
}
