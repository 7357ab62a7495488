import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { likeText } from '../../core/database/list-rows.ts';
import { productWords } from '../tables.ts';
import { isInSearchText, wordsOf } from './typed-words.ts';
import { editDistance } from './edit-distance.ts';

/** Every word typed is in the name, the tags or a SKU, in whatever order. */
export function whereWordsMatch(q: string): SQL | undefined {
  return and(...wordsOf(q).map(whereWordMatches));
}

/** The same with the words that were probably meant; undefined when there are none nearer than those typed. */
export async function whereCorrectedWordsMatch(db: Database, q: string): Promise<SQL | undefined> {
  const typed = wordsOf(q).slice(0, mostMistyped);
  const meant = await Promise.all(typed.map((word) => meantWords(db, word)));
  if (meant.every((words) => words.length === 0)) return undefined;
  return and(...typed.map((word, n) => or(whereWordMatches(word), ...(meant[n] ?? []).map(whereWordMatches))));
}

const mostMistyped = 8;

/** What is too short for the index of three-letter groups is found at the beginning of words. */
export function whereWordMatches(word: string): SQL | undefined {
  const text = likeText(word);
  if (word.length > 2) return isInSearchText(`%${text}%`);
  return or(isInSearchText(`${text}%`), isInSearchText(`% ${text}%`));
}

/** Words of products that are at most a few slips away; none for a word that is one, or part of one. */
async function meantWords(db: Database, typed: string): Promise<string[]> {
  const slips = allowedSlips(typed);
  if (slips === 0) return [];
  const near = await db
    .select({ word: productWords.word })
    .from(productWords)
    .orderBy(sql`${productWords.word} <-> ${typed}`)
    .limit(mostCompared);
  const words = near.map(({ word }) => word);
  if (words.some((word) => word.includes(typed))) return [];
  return words.filter((word) => distance(typed, word) <= slips).slice(0, mostMeant);
}

const mostCompared = 60;
const mostMeant = 5;

function allowedSlips(typed: string): number {
  if (typed.length < 3) return 0;
  if (typed.length < 6) return 1;
  return typed.length < 9 ? 2 : 3;
}

/** Who is still typing has written the beginning of a word only. */
function distance(typed: string, word: string): number {
  return Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length)));
}
