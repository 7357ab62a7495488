import { and, sql, type Column, type SQL } from 'drizzle-orm';
import { likeText, matches } from '../../core/database/list-rows.ts';
import { products } from '../tables.ts';

/** Splits a search text into lower-case words. */
export function wordsOf(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Returns the ways to write `word` as two of at least three letters, such as “name plate”; none for more than 20 letters. */
export function splitsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length > maxJoinedLength) return [];
  return letters
    .slice(minPartLength, 1 - minPartLength)
    .map((_, index) => letters.toSpliced(index + minPartLength, 0, ' ').join(''));
}

/** Shorter parts have no trigram. */
const minPartLength = 3;
const maxJoinedLength = 20;

/** Returns the condition that the search text of a product (name, tags, SKUs) matches a `like` pattern; uses the trigram index. */
export function isInSearchText(pattern: string): SQL {
  return sql`${products.search_text} like lower(${pattern})`;
}

/**
 * Returns the condition that one of `columns` contains `word`. The columns must be part of the product's search text: the
 * additional condition on it uses the trigram index.
 */
export function whereWordMatchesIn(columns: Column[], word: string): SQL | undefined {
  return and(isInSearchText(`%${likeText(word)}%`), matches(word, columns));
}
