import { and, sql, type Column, type SQL } from 'drizzle-orm';
import { likeText, matches } from '../../core/database/list-rows.ts';
import { products } from '../tables.ts';

export function wordsOf(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The pattern is in the name, the tags or a SKU of a product; an index answers it. */
export function isInSearchText(pattern: string): SQL {
  return sql`${products.search_text} like lower(${pattern})`;
}

/** A word in one of the columns, whose words the product's search text holds too: that one is indexed. */
export function whereWordMatchesIn(columns: Column[], word: string): SQL | undefined {
  return and(isInSearchText(`%${likeText(word)}%`), matches(word, columns));
}
