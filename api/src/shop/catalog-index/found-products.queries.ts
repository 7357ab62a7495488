import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import { whereCorrectedWordsMatch, whereWordMatches } from '../../catalog/search/product-search.queries.ts';
import { products } from '../../catalog/tables.ts';
import { wordsOf } from '../../catalog/search/typed-words.ts';
import type { Database } from '../../core/database/database.ts';
import { likeText } from '../../core/database/list-rows.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';

/**
 * Returns the ids of the active products that match a search: every word is in the product's text or in the title of its
 * category or sub-category. When no product matches, it searches again with corrected spelling, and then for the one word
 * that the fewest products have, without short and stop words: “gift for a music lover” finds music.
 */
export async function searchProductIds(db: Database, q: string): Promise<Int32Array> {
  const words = wordsOf(q);
  const exact = await selectIds(db, and(...words.map(isWordOfProduct)));
  if (exact.length > 0) return exact;
  const corrected = await whereCorrectedWordsMatch(db, q);
  const similar = corrected ? await selectIds(db, corrected) : exact;
  return similar.length > 0 || words.length === 1 ? similar : selectByRarestWord(db, words);
}

/** Searches for the words one after another, so that a search takes one connection of the pool and not eight. */
async function selectByRarestWord(db: Database, words: string[]): Promise<Int32Array> {
  const contentWords = words.filter((word) => word.length > 2 && !stopWords.has(word)).slice(0, maxContentWords);
  let fewest: Int32Array = new Int32Array();
  for (const word of contentWords) {
    const found = await selectIds(db, isWordOfProduct(word));
    const isFewer = fewest.length === 0 || found.length < fewest.length;
    if (found.length > 0 && isFewer) fewest = found;
  }
  return fewest;
}

const maxContentWords = 8;
/** Words that say nothing about a sign. */
const stopWords = new Set([
  'and',
  'are',
  'for',
  'from',
  'her',
  'him',
  'his',
  'how',
  'that',
  'the',
  'this',
  'who',
  'with',
  'you',
]);

function isWordOfProduct(word: string): SQL | undefined {
  return or(whereWordMatches(word), isInCategoryTitled(word));
}

/** Shoppers also search by the titles of categories. */
function isInCategoryTitled(word: string): SQL {
  const titleMatches = (title: typeof categories.title | typeof subCategories.title) =>
    ilike(title, `%${likeText(word)}%`);
  const { category_id, sub_category_id } = products;
  return sql`(${category_id} in (select ${categories.id} from ${categories} where ${titleMatches(categories.title)})
    or ${sub_category_id} in (select ${subCategories.id} from ${subCategories} where ${titleMatches(subCategories.title)}))`;
}

async function selectIds(db: Database, where: SQL | undefined): Promise<Int32Array> {
  const { id, is_active } = products;
  const [row] = await db
    .select({ ids: sql<number[] | null>`json_agg(${id} order by ${id})` })
    .from(products)
    .where(and(sql`${is_active}`, where));
  return Int32Array.from(row?.ids ?? []);
}
