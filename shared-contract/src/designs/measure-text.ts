import type { DesignFont } from './design-fonts.ts';
import { fontPieces } from './font-pieces.ts';

export interface TextMeasures {
  /** width of the text, ems */
  width: number;
  /** length of the centre lines of its strokes, ems */
  tube: number;
  /** reach of its glyphs above and below the baseline, ems */
  above: number;
  below: number;
  /** characters that the font lacks, each once */
  missing: string[];
}

const maxPieceLength = 3;

/**
 * Measures a text in a font. Splits it into the longest pieces that the font's table contains: single letters, and of
 * Devanagari also half letters, marks, and the conjuncts whose measures are not the sum of their parts.
 */
export function measureText(font: DesignFont, text: string): TextMeasures {
  const pieces = fontPieces(font);
  const missingIndexes: number[] = [];
  let [width, tube, above, below] = [0, 0, 0, 0];
  for (let index = 0; index < text.length;) {
    const piece = findPiece(pieces, text, index);
    if (piece === undefined) missingIndexes.push(index);
    width += piece?.width ?? 0;
    tube += piece?.tube ?? 0;
    above = Math.max(above, piece?.above ?? 0);
    below = Math.max(below, piece?.below ?? 0);
    index += piece?.length ?? 1;
  }
  return {
    width: width / perEm,
    tube: tube / perEm,
    above: above / perEm,
    below: below / perEm,
    missing: graphemesAt(text, missingIndexes),
  };
}

/** Returns a text without the characters that the font lacks. */
export function omitMissing(font: DesignFont, text: string): string {
  const missing = new Set(measureText(font, text).missing);
  if (missing.size === 0) return text;
  const graphemes = [...new Intl.Segmenter('hi').segment(text)].map(({ segment }) => segment);
  return graphemes.filter((grapheme) => !missing.has(grapheme)).join('');
}

/** Returns the graphemes (such as an emoji of several code points) at `indexes`, each once. */
function graphemesAt(text: string, indexes: number[]): string[] {
  if (indexes.length === 0) return [];
  const graphemes = new Intl.Segmenter('hi').segment(text);
  return [...new Set(indexes.map((index) => graphemes.containing(index)?.segment ?? text.charAt(index)))];
}

/** The table holds hundredths of an em. */
const perEm = 100;

function findPiece(pieces: ReturnType<typeof fontPieces>, text: string, index: number) {
  for (let length = maxPieceLength; length > 0; length -= 1) {
    const piece = pieces.get(toHalfLetter(text.slice(index, index + length), text.charAt(index + length)));
    if (piece !== undefined) return { ...piece, length };
  }
  return undefined;
}

const virama = '\u094d';

/**
 * Adds the joiner by which the table marks a half letter: a consonant with virama before another consonant. Not before र,
 * which is then a mark below the whole letter.
 */
function toHalfLetter(piece: string, next: string): string {
  const isHalf = piece.length === 2 && piece.endsWith(virama) && /^[क-ह]$/.test(next) && next !== 'र';
  return isHalf ? `${piece}\u200d` : piece;
}
