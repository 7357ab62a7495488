import type { DesignFont } from './design-fonts.ts';
import { fontTables } from './font-tables.ts';

/** Width and length of tube, in hundredths of an em. */
interface FontPiece {
  width: number;
  tube: number;
}

const cache = new Map<DesignFont, Map<string, FontPiece>>();

/** Returns the measures of a font's glyphs by their text: letters, half letters, marks and conjuncts. Parses each table once. */
export function fontPieces(font: DesignFont): Map<string, FontPiece> {
  const pieces = cache.get(font) ?? new Map(fontTables[font].split(' ').map(parsePiece));
  cache.set(font, pieces);
  return pieces;
}

function parsePiece(packed: string): [string, FontPiece] {
  const text = packed.slice(0, -4).replace('␣', ' ');
  return [text, { width: parseInt(packed.slice(-4, -2), 36), tube: parseInt(packed.slice(-2), 36) }];
}
