import { normalizeText, type DesignLine, type DesignProblem } from '@lumora/shared-contract/designs';
import type { Draft } from './draft.ts';

/** A change of the draft that removes a problem, with the label of its button. */
export interface Remedy {
  label: string;
  change: (draft: Draft) => Partial<Draft>;
}

/** Returns the remedy of a problem; undefined for one that only the shopper can solve. */
export function remedyOf({ field, remedy }: DesignProblem): Remedy | undefined {
  const index = Number(/\d+/.exec(field)?.[0]);
  switch (remedy?.kind) {
    case 'resize':
      return { label: `Make it ${remedy.width_cm} cm wide`, change: () => ({ width_cm: remedy.width_cm }) };
    case 'shorten':
      return {
        label: `Shorten to ${remedy.length} letters`,
        change: ({ lines }) => ({ lines: replaceLine(lines, index, (text) => [shorten(text, remedy.length)]) }),
      };
    case 'break':
      return {
        label: 'Break it into two lines',
        change: ({ lines }) => ({ lines: replaceLine(lines, index, breakText) }),
      };
    case 'join':
      return { label: 'Put it on one line', change: ({ lines }) => ({ lines: joinLines(lines) }) };
    case undefined:
      return undefined;
  }
}

function replaceLine(lines: DesignLine[], index: number, toTexts: (text: string) => string[]): DesignLine[] {
  return lines.flatMap((line, i) => (i === index ? toTexts(line.text).map((text) => ({ ...line, text })) : line));
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
