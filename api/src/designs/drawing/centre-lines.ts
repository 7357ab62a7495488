import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DesignFont } from '@lumora/shared-contract/designs';

/** Centre lines of a glyph: each a list of coordinates (x, y, x, y …) in units of `1 / unitsPerEm` em. */
export type GlyphLines = number[][];

/** Units of the coordinates in the files of centre lines. */
export const unitsPerEm = 500;

const cache = new Map<string, Record<string, GlyphLines>>();

/** Returns the centre lines of all glyphs of a font by glyph id, as traced by `api/font-tables/trace-fonts.ts`. */
export function loadCentreLines(font: DesignFont, script: 'latin' | 'devanagari'): Record<string, GlyphLines> {
  const file = centreLinesFile(font, script);
  const lines: Record<string, GlyphLines> =
    cache.get(file.href) ?? JSON.parse(gunzipSync(readFileSync(file)).toString());
  cache.set(file.href, lines);
  return lines;
}

/** Returns the URL of the file with the centre lines of a font. */
export function centreLinesFile(font: DesignFont, script: 'latin' | 'devanagari'): URL {
  return new URL(`centre-lines/${font}-${script}.json.gz`, import.meta.url);
}
