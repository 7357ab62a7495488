import type { NavItem } from '@lumora/shared-contract/releases';

/** Returns the path of each item by the letter that opens it after G: the first letter of its label that is free. */
export function navLetters(items: readonly NavItem[]): Map<string, NavItem> {
  const letters = new Map<string, NavItem>();
  for (const item of items) {
    const letter = item.label
      .toLowerCase()
      .match(/[a-z]/g)
      ?.find((candidate) => !letters.has(candidate));
    if (letter !== undefined) letters.set(letter, item);
  }
  return letters;
}
