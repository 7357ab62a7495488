import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import { whereCorrectedWordsMatch, whereWordMatches } from '../../catalog/search/product-search.queries.ts';
import { products } from '../../catalog/tables.ts';
import { wordsOf } from '../../catalog/search/typed-words.ts';
import type { Database } from '../../core/database/database.ts';
import { likeText } from '../../core/database/list-rows.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';

/**
 * Ids of the active products that a search finds: each word typed is in the product's own text, or in the title of its
 * category or sub-category. If that finds none, by the words that were probably meant.
 */
export async function findProducts(db: Database, q: string): Promise<Int32Array> {
  const typed = await readIds(db, and(...wordsOf(q).map((word) => or(whereWordMatches(word), standsIn(word)))));
  if (typed.length > 0) return typed;
  const meant = await whereCorrectedWordsMatch(db, q);
  return meant ? readIds(db, meant) : typed;
}

/** Shoppers ask for a kind of sign by the name of the shelf. */
function standsIn(word: string): SQL {
  const titled = (title: typeof categories.title | typeof subCategories.title) => ilike(title, `%${likeText(word)}%`);
  const { category_id, sub_category_id } = products;
  return sql`(${category_id} in (select ${categories.id} from ${categories} where ${titled(categories.title)})
    or ${sub_category_id} in (select ${subCategories.id} from ${subCategories} where ${titled(subCategories.title)}))`;
}

async function readIds(db: Database, where: SQL | undefined): Promise<Int32Array> {
  const { id, is_active } = products;
  const [row] = await db
    .select({ ids: sql<number[] | null>`json_agg(${id} order by ${id})` })
    .from(products)
    .where(and(sql`${is_active}`, where));
  return Int32Array.from(row?.ids ?? []);
}
