import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { likeText } from '../../core/database/list-rows.ts';
import { productWords } from '../tables.ts';
import { isInSearchText, splitsOf, wordsOf } from './typed-words.ts';
import { editDistance } from './edit-distance.ts';

/** Returns the condition that name, tags or SKUs of a product contain every word of `q`, in any order. */
export function whereWordsMatch(q: string): SQL | undefined {
  return and(...wordsOf(q).map(whereWordMatches));
}

/**
 * Returns the condition of `whereWordsMatch` that also accepts, for at most 8 words, corrected spellings of each and two
 * adjacent words that are joined in it; undefined when no word has either.
 */
export async function whereCorrectedWordsMatch(db: Database, q: string): Promise<SQL | undefined> {
  const typed = wordsOf(q).slice(0, maxWords);
  const corrections: string[][] = [];
  // one after another, so that a search takes one connection of the pool and not eight
  for (const word of typed) corrections.push([...splitsOf(word), ...(await listCorrections(db, word))]);
  if (corrections.every((words) => words.length === 0)) return undefined;
  return and(...typed.map((word, n) => or(whereWordMatches(word), ...(corrections[n] ?? []).map(whereWordMatches))));
}

const maxWords = 8;

/** Returns the condition that a product contains `word`; a word too short for the trigram index only at the start of words. */
function whereWordMatches(word: string): SQL | undefined {
  const text = likeText(word);
  if (word.length > 2) return isInSearchText(`%${text}%`);
  return or(isInSearchText(`${text}%`), isInSearchText(`% ${text}%`));
}

/** Returns product words that `typed` may be a misspelling of; none when `typed` is a word or begins one. */
export async function listCorrections(db: Database, typed: string): Promise<string[]> {
  if (typed.length < minTypoLength) return [];
  const near = await db
    .select({ word: productWords.word })
    .from(productWords)
    .orderBy(sql`${productWords.word} <-> ${typed}`)
    .limit(maxCandidates);
  const words = near.map(({ word }) => word);
  if (words.some((word) => word.startsWith(typed))) return [];
  return words.filter((word) => isCorrection(typed, word)).slice(0, maxCorrections);
}

const minTypoLength = 3;
const maxCandidates = 60;
const maxCorrections = 5;

/**
 * Returns whether `word` is a likely correction of `typed`. Most words are one other letter away from a word of up to four
 * letters, as “sofa” from “soft”, so these can only lack a letter or have two swapped. Two errors need eight letters.
 */
function isCorrection(typed: string, word: string): boolean {
  if (typed.length > 4) return distanceToWord(typed, word) <= (typed.length < 8 ? 1 : 2);
  const canBeTypo = word.length > typed.length || sortLetters(word) === sortLetters(typed);
  return canBeTypo && editDistance(typed, word) <= 1;
}

function sortLetters(word: string): string {
  return Array.from(word).toSorted().join('');
}

/** Compares with the beginning of the word too, because a user who is still typing has entered only that. */
function distanceToWord(typed: string, word: string): number {
  const beginnings = [typed.length, typed.length + 1].map((length) => word.slice(0, length));
  return Math.min(...[word, ...beginnings].map((text) => editDistance(typed, text)));
}
