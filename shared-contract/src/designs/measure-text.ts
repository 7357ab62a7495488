import type { DesignFont } from './design-fonts.ts';
import { fontPieces } from './font-pieces.ts';

export interface TextMeasures {
  /** how far the text runs, in ems */
  width: number;
  /** length of its strokes' centre lines, in ems */
  tube: number;
  /** what the face cannot write, each once */
  missing: string[];
}

const maxPieceLength = 3;

/**
 * What a text measures in a face. It is taken apart into the pieces that the face's table knows, the longest first:
 * single letters, and of Devanagari also half letters, marks and the conjuncts that are not the sum of their parts.
 */
export function measureText(face: DesignFont, text: string): TextMeasures {
  const pieces = fontPieces(face);
  const unknown: number[] = [];
  let width = 0;
  let tube = 0;
  for (let at = 0; at < text.length;) {
    const found = findPiece(pieces, text, at);
    if (found === undefined) unknown.push(at);
    width += found?.width ?? 0;
    tube += found?.tube ?? 0;
    at += found?.length ?? 1;
  }
  return { width: width / perEm, tube: tube / perEm, missing: graphemesAt(text, unknown) };
}

/** What a reader takes for one letter, such as an emoji of several characters, at those places; each once. */
function graphemesAt(text: string, places: number[]): string[] {
  if (places.length === 0) return [];
  const letters = new Intl.Segmenter('hi').segment(text);
  return [...new Set(places.map((at) => letters.containing(at)?.segment ?? text.charAt(at)))];
}

/** The table's numbers are hundredths of an em. */
const perEm = 100;

function findPiece(pieces: ReturnType<typeof fontPieces>, text: string, at: number) {
  for (let length = maxPieceLength; length > 0; length -= 1) {
    const piece = pieces.get(toHalfLetter(text.slice(at, at + length), text.charAt(at + length)));
    if (piece !== undefined) return { ...piece, length };
  }
  return undefined;
}

const virama = '\u094d';

/**
 * A letter without its vowel before another letter is written as half a letter, which the table marks by a joiner. Not
 * before र, which is a mark below the whole letter then.
 */
function toHalfLetter(piece: string, next: string): string {
  const isHalf = piece.length === 2 && piece.endsWith(virama) && /^[क-ह]$/.test(next) && next !== 'र';
  return isHalf ? `${piece}\u200d` : piece;
}
