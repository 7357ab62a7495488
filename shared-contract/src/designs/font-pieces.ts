import type { DesignFont } from './design-fonts.ts';
import { fontTables } from './font-tables.ts';

/** Width, length of tube, and reach above and below the baseline, in hundredths of an em. */
interface FontPiece {
  width: number;
  tube: number;
  above: number;
  below: number;
}

const cache = new Map<DesignFont, Map<string, FontPiece>>();

/** Returns the measures of a font's glyphs by their text: letters, half letters, marks and conjuncts. Parses each table once. */
export function fontPieces(font: DesignFont): Map<string, FontPiece> {
  const pieces = cache.get(font) ?? new Map(fontTables[font].split(' ').map(parsePiece));
  cache.set(font, pieces);
  return pieces;
}

function parsePiece(packed: string): [string, FontPiece] {
  const text = packed.slice(0, -8).replace('␣', ' ');
  const digits = packed.slice(-8);
  const measure = (start: number) => Number.parseInt(digits.slice(start, start + 2), 36);
  return [text, { width: measure(0), tube: measure(2), above: measure(4), below: measure(6) }];
}
