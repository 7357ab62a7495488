import { maxDesignLines, normalizeText, type DesignLine, type DesignProblem } from '@lumora/shared-contract/designs';
import type { Draft } from './draft.ts';

/** A change of the draft that removes a problem, with the label of its button. */
export interface Remedy {
  label: string;
  change: (draft: Draft) => Partial<Draft>;
}

/** Returns the remedy of a problem of the draft; undefined for one that only the shopper can solve. */
export function remedyOf({ field, remedy }: DesignProblem, { lines }: Draft): Remedy | undefined {
  const index = Number(/\d+/.exec(field)?.[0]);
  switch (remedy?.kind) {
    case 'resize':
      return { label: `Make it ${remedy.width_cm} cm wide`, change: () => ({ width_cm: remedy.width_cm }) };
    case 'shorten': {
      const parts = wrapText(lines[index]?.text ?? '', remedy.length, maxDesignLines - lines.length + 1);
      if (parts) return { label: wrapLabel(parts.length), change: (draft) => replaceLine(draft, index, () => parts) };
      return {
        label: `Shorten to ${remedy.length} letters`,
        change: (draft) => replaceLine(draft, index, (text) => [shorten(text, remedy.length)]),
      };
    }
    case 'break':
      return { label: wrapLabel(2), change: (draft) => replaceLine(draft, index, breakText) };
    case 'join':
      return { label: 'Put it on one line', change: (draft) => ({ lines: joinLines(draft.lines) }) };
    case undefined:
      return undefined;
  }
}

/** Returns the label of a button that puts a text on two or three lines, the most that a design may have. */
function wrapLabel(count: number): string {
  return count === 2 ? 'Put it on two lines' : 'Put it on three lines';
}

function replaceLine({ lines }: Draft, index: number, toTexts: (text: string) => string[]): Partial<Draft> {
  const toLines = (line: DesignLine) => toTexts(line.text).map((text) => ({ ...line, text }));
  return { lines: lines.flatMap((line, i) => (i === index ? toLines(line) : line)) };
}

/**
 * Breaks a text at spaces into the fewest lines of at most `maxLength` UTF-16 units, and those into lengths as even as
 * possible. Returns undefined if it needs more than `maxLines`, or if a word is longer than a line.
 */
function wrapText(text: string, maxLength: number, maxLines: number): string[] | undefined {
  const words = normalizeText(text).split(' ');
  const count = fillLines(words, maxLength).length;
  if (count > maxLines || words.some(({ length }) => length > maxLength)) return undefined;
  const wrapped = Array.from({ length: maxLength }, (_, index) => fillLines(words, index + 1));
  return wrapped.find(({ length }) => length === count);
}

/** Joins words to lines of at most `maxLength`; a longer word is a line of its own. */
function fillLines(words: string[], maxLength: number): string[] {
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    return joined.length > maxLength ? [...lines, word] : [...lines.slice(0, -1), joined];
  }, []);
}

/** Cuts a text to at most `length` UTF-16 units without splitting a character, at a space if one is near. */
function shorten(text: string, length: number): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter('hi').segment(normalizeText(text))) {
    if (cut.length + segment.length > length) break;
    cut += segment;
  }
  const lastSpace = cut.lastIndexOf(' ');
  const endsInWord = !normalizeText(text).startsWith(`${cut} `);
  return (endsInWord && lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trim();
}

/** Splits a text at the space nearest to its middle; a single word in the middle. */
function breakText(text: string): string[] {
  const characters = [...new Intl.Segmenter('hi').segment(normalizeText(text))].map(({ segment }) => segment);
  const middle = characters.length / 2;
  const spaces = characters.flatMap((character, index) => (character === ' ' ? index : []));
  const nearest = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.round(middle);
  return [characters.slice(0, nearest), characters.slice(nearest)].map((part) => part.join('').trim());
}

function joinLines(lines: DesignLine[]): DesignLine[] {
  const text = lines.map((line) => line.text).join(' ');
  return lines.slice(0, 1).map((line) => ({ ...line, text }));
}
