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
  const [width = 0, tube = 0, above = 0, below = 0] = [-8, -6, -4, -2].map((at) =>
    Number.parseInt(packed.slice(at).slice(0, 2), 36),
  );
  return [text, { width, tube, above, below }];
}
