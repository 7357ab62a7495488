import { splitsOf } from '../../catalog/search/typed-words.ts';

/**
 * Returns the words by which a search of the shop selects products, at most eight: those that say something about a sign.
 * Words for whom or why a sign is bought select only where no other word is left, and stop words only where they are all.
 */
export function searchWords(q: string): string[] {
  const lower = foldAccents(q.toLowerCase()).replaceAll(sizeWithBlanks, '$1x');
  const typed = lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = [...new Set(typed.flatMap(splitGeneralWords))];
  const spoken = words.filter((word) => !stopWords.has(word));
  const specific = spoken.filter((word) => !generalWords.has(word));
  const selecting = [specific, spoken].find((list) => list.length > 0) ?? words;
  return withoutSingleLetters(selecting).slice(0, maxWords).map(singular);
}

/** A size such as “16 × 18”; its value is written 16x18. */
const sizeWithBlanks = /(\d)\s*[x×]\s*(?=\d)/g;

/** Max number of words of a search; each is a query. */
export const maxWords = 8;

/** Splits a word such as “neonsign”, whose parts fit nearly every sign, so that it counts as they do. */
function splitGeneralWords(word: string): string[] {
  const splits = splitsOf(word).map((split) => split.split(' '));
  return splits.find((parts) => parts.every((part) => generalWords.has(part))) ?? [word];
}

/** Removes the accents of Latin letters; the vowel signs of other scripts stay. */
function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}

/** Omits the remainders of “baker’s” and the like. */
function withoutSingleLetters(words: string[]): string[] {
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}

/** Omits the s of a plural. Words are found by their beginning, so “mug” finds “mugs” too. */
function singular(word: string): string {
  return /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const wordsOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** Words that carry no meaning in a search, in English and Hindi. */
const stopWords = wordsOf(
  'a about an and any are as at be by can do does for from has have he her him his how i if in into is it its',
  'me my of on or our she so some that the their them they this to us was we what which who whose will with you your',
  'want wants need needs looking buy show find get give make something someone',
  'like likes liked loves loving lover lovers enjoys fan fans',
  'के लिए का की को में से है हैं और एक यह वह मेरे मेरी मेरा पर ने ke liye ka ki ko mein hai',
);

/** Words that fit nearly every sign, and words for the recipient of a gift. */
const generalWords = wordsOf(
  'neon led sign signs signage light lights lighting glow glowing lamp lamps decor decoration decorations decorative',
  'good best nice cool cute beautiful pretty unique new cheap great perfect',
  'gift gifts gifting present presents surprise idea ideas उपहार तोहफा',
  'friend friends mom mum mummy mother maa dad papa father parents wife husband girlfriend boyfriend partner',
  'brother bhai sister didi son daughter uncle aunt grandma grandpa teacher boss colleague',
);
