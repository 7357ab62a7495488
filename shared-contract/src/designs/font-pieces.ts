import type { DesignFont } from './design-fonts.ts';
import { fontTables } from './font-tables.ts';

/** Hundredths of an em. */
interface FontPiece {
  width: number;
  tube: number;
}

const read = new Map<DesignFont, Map<string, FontPiece>>();

/** What the pieces of a face's writing measure: letters, half letters, marks, conjuncts. */
export function fontPieces(face: DesignFont): Map<string, FontPiece> {
  const pieces = read.get(face) ?? new Map(fontTables[face].split(' ').map(readPiece));
  read.set(face, pieces);
  return pieces;
}

function readPiece(packed: string): [string, FontPiece] {
  const letters = packed.slice(0, -4).replace('␣', ' ');
  return [letters, { width: parseInt(packed.slice(-4, -2), 36), tube: parseInt(packed.slice(-2), 36) }];
}
