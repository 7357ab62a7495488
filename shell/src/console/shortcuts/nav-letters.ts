import type { NavItem } from '@lumora/shared-contract/releases';

/**
 * Returns each item by the letter that opens it after G: the one that its page declares, unless an earlier page has it, or
 * else the first free letter of its label.
 */
export function navLetters(items: readonly NavItem[]): Map<string, NavItem> {
  const letters = new Map<string, NavItem>();
  for (const item of items) {
    if (item.letter !== undefined && !letters.has(item.letter)) letters.set(item.letter, item);
  }
  const placed = new Set(letters.values());
  for (const item of items.filter((candidate) => !placed.has(candidate))) {
    const letter = item.label
      .toLowerCase()
      .match(/[a-z]/g)
      ?.find((candidate) => !letters.has(candidate));
    if (letter !== undefined) letters.set(letter, item);
  }
  return new Map([...letters].toSorted(([, a], [, b]) => items.indexOf(a) - items.indexOf(b)));
}
