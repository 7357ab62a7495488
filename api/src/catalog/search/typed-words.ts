import { and, sql, type Column, type SQL } from 'drizzle-orm';
import { likeText, matches } from '../../core/database/list-rows.ts';
import { products } from '../tables.ts';

/** Splits a search text into lower-case words. */
export function wordsOf(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

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
