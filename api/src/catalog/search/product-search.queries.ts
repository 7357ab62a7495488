import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { likeText } from '../../core/database/list-rows.ts';
import { productWords } from '../tables.ts';
import { isInSearchText, wordsOf } from './typed-words.ts';
import { editDistance } from './edit-distance.ts';

/** Returns the condition that name, tags or SKUs of a product contain every word of `q`, in any order. */
export function whereWordsMatch(q: string): SQL | undefined {
  return and(...wordsOf(q).map(whereWordMatches));
}

/**
 * Returns the condition of `whereWordsMatch` that also accepts corrected spellings of each word, for at most 8 words;
 * undefined when no word has a correction.
 */
export async function whereCorrectedWordsMatch(db: Database, q: string): Promise<SQL | undefined> {
  const typed = wordsOf(q).slice(0, maxWords);
  const corrections: string[][] = [];
  // one after another, so that a search takes one connection of the pool and not eight
  for (const word of typed) corrections.push(await listCorrections(db, word));
  if (corrections.every((words) => words.length === 0)) return undefined;
  return and(...typed.map((word, n) => or(whereWordMatches(word), ...(corrections[n] ?? []).map(whereWordMatches))));
}

const maxWords = 8;

/** Returns the condition that a product contains `word`; a word too short for the trigram index only at the start of words. */
export function whereWordMatches(word: string): SQL | undefined {
  const text = likeText(word);
  if (word.length > 2) return isInSearchText(`%${text}%`);
  return or(isInSearchText(`${text}%`), isInSearchText(`% ${text}%`));
}

/** Returns product words within the max edit distance of `typed`; none when `typed` is a word or part of a word. */
async function listCorrections(db: Database, typed: string): Promise<string[]> {
  const maxDistance = maxEditDistance(typed);
  if (maxDistance === 0) return [];
  const near = await db
    .select({ word: productWords.word })
    .from(productWords)
    .orderBy(sql`${productWords.word} <-> ${typed}`)
    .limit(maxCandidates);
  const words = near.map(({ word }) => word);
  if (words.some((word) => word.includes(typed))) return [];
  return words.filter((word) => distanceToWord(typed, word) <= maxDistance).slice(0, maxCorrections);
}

const maxCandidates = 60;
const maxCorrections = 5;

function maxEditDistance(typed: string): number {
  if (typed.length < 3) return 0;
  if (typed.length < 6) return 1;
  return typed.length < 9 ? 2 : 3;
}

/** Compares with the start of the word too, because a user who is still typing has entered only that. */
function distanceToWord(typed: string, word: string): number {
  return Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length)));
}
