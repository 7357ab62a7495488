import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listCorrections } from '../../catalog/search/product-search.queries.ts';
import { splitsOf } from '../../catalog/search/typed-words.ts';
import { isForSale } from '../../catalog/products/is-for-sale.ts';
import { products, productTexts, variantAttributes, variants } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { attributes, attributeValues, categories, subCategories } from '../../taxonomy/tables.ts';
import { facetAttributes } from './facet-attributes.ts';
import { maxWords, searchWords } from './search-words.ts';

export interface FoundProducts {
  ids: Int32Array;
  /** relevance of each product; more is better */
  scores: Float32Array;
}

/**
 * Returns the active products that match a search: those that have all of its words that any product has, else those that
 * have some of them. Products with more words score higher, and then those with rarer words; the colour or size of a variant
 * counts as a word, but not as a rare one. A word that only descriptions contain selects products only if no other word does.
 */
export async function searchProducts(db: Database, q: string): Promise<FoundProducts> {
  const scores = new Map<number, number>();
  let wordCount = 0;
  // one after another, so that a search takes one connection of the pool and not eight
  for (const word of searchWords(q)) {
    const { ids, idsByValue = [], isDescription } = await findByWord(db, word);
    const weight = isDescription ? 0 : 1;
    if (ids.length + idsByValue.length > 0) wordCount += weight;
    for (const id of new Set([...ids, ...idsByValue])) scores.set(id, (scores.get(id) ?? 0) + weight);
    // the rarity of all words together weighs less than another word
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + 1 / (ids.length * (maxWords + 1)));
  }
  const atLeast = (min: number) => [...scores].filter(([, score]) => score >= min);
  const complete = atLeast(wordCount);
  const found = complete.length > 0 ? complete : atLeast(1);
  return { ids: Int32Array.from(found, ([id]) => id), scores: Float32Array.from(found, ([, score]) => score) };
}

interface FoundByWord {
  ids: number[];
  /** products with the word in an attribute value of a variant */
  idsByValue?: number[];
  isDescription?: true;
}

/**
 * Returns the ids of the active products with `word` in their name, tags, SKUs or the title of their category, else of those
 * with a longer word there that begins with it, and of those with a variant of that colour or size. Without any, returns
 * those with two adjacent words that are joined in it, then with the word in their descriptions, then with a correction.
 */
async function findByWord(db: Database, word: string): Promise<FoundByWord> {
  const wholeWord = wordPattern(word, '(s|es)?([^a-z0-9]|$)');
  const whole = await selectIds(db, isInProduct(wholeWord));
  const ids = whole.length > 0 ? whole : await selectIds(db, isInProduct(wordPattern(word)));
  const idsByValue = await selectIds(db, hasVariantWith(db, wholeWord));
  if (ids.length + idsByValue.length > 0) return { ids, idsByValue };
  const joined = await findByAnyWord(db, splitsOf(word));
  if (joined.length > 0) return { ids: joined };
  const described = await selectIds(db, sql`${productTexts(products)} ~ ${wholeWord}`);
  if (described.length > 0) return { ids: described, isDescription: true };
  return { ids: await findByAnyWord(db, await listCorrections(db, word)) };
}

async function findByAnyWord(db: Database, words: string[]): Promise<number[]> {
  if (words.length === 0) return [];
  return selectIds(db, isInProduct(`(${words.map((word) => wordPattern(word)).join('|')})`));
}

/** Shoppers also search by the titles of categories. A union, because the planner uses no trigram index for an OR. */
function isInProduct(pattern: string): SQL {
  const { id, category_id, sub_category_id, search_text } = products;
  const idsWhere = (condition: SQL) => sql`select ${id} from ${products} where ${condition}`;
  const titled = (table: typeof categories | typeof subCategories) =>
    sql`(select ${table.id} from ${table} where lower(${table.title}) ~ ${pattern})`;
  return sql`${id} in (${idsWhere(sql`${search_text} ~ ${pattern}`)}
    union all ${idsWhere(sql`${category_id} in ${titled(categories)}`)}
    union all ${idsWhere(sql`${sub_category_id} in ${titled(subCategories)}`)})`;
}

/** Returns the condition that a variant for sale has a matching value of an attribute that the lists are filtered by. */
function hasVariantWith(db: Database, pattern: string): SQL {
  const found = db
    .select({ id: variants.product_id })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attribute_id))
    .innerJoin(variantAttributes, eq(variantAttributes.attribute_value_id, attributeValues.id))
    .innerJoin(variants, eq(variants.id, variantAttributes.variant_id))
    .where(
      and(
        inArray(sql`lower(${attributes.title})`, Object.values(facetAttributes)),
        sql`lower(${attributeValues.title}) ~ ${pattern}`,
        isForSale,
      ),
    );
  return inArray(products.id, found);
}

/**
 * Returns a pattern for a word of a lower-case text that begins with `word`, which the trigram indexes support. It does
 * without `\\m`, because the letters of other scripts are letters only in some locales.
 */
function wordPattern(word: string, end = ''): string {
  return `(^|[^a-z0-9])${Array.from(word, (letter) => accentedLetters[letter] ?? letter).join('')}${end}`;
}

/** Letters that also match with an accent, as in “Café”. */
const accentedLetters: Record<string, string> = {
  a: '[aàáâãäå]',
  c: '[cç]',
  e: '[eèéêë]',
  i: '[iìíîï]',
  n: '[nñ]',
  o: '[oòóôõö]',
  u: '[uùúûü]',
};

async function selectIds(db: Database, where: SQL): Promise<number[]> {
  const { id, is_active } = products;
  const [row] = await db
    .select({ ids: sql<number[] | null>`json_agg(${id} order by ${id})` })
    .from(products)
    .where(and(sql`${is_active}`, where));
  return row?.ids ?? [];
}
