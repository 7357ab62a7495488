import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DesignFont } from '@lumora/shared-contract/designs';
import * as harfbuzz from 'harfbuzzjs';
import { unpackWoff } from './woff-tables.ts';

/** HarfBuzz font, with the number of font units per em and of glyphs. */
export interface LoadedFont {
  font: harfbuzz.Font;
  unitsPerEm: number;
  glyphCount: number;
}

const { resolve } = createRequire(import.meta.url);

/** Loads the same font file that the shop serves; throws when the font has no file for `script`. */
export function openFont(slug: DesignFont, script: 'latin' | 'devanagari'): LoadedFont {
  const file = resolve(`@fontsource/${slug}/files/${slug}-${script}-400-normal.woff`);
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(unpackWoff(readFileSync(file))).buffer));
  const { upem: unitsPerEm } = face;
  const [high = 0, low = 0] = face.referenceTable('maxp')?.subarray(4, 6) ?? [];
  return { font: new harfbuzz.Font(face), unitsPerEm, glyphCount: 256 * high + low };
}

/** Outline of a text as one SVG path, in em; y grows downwards from the baseline. */
export interface Outline {
  path: string;
  /** advance width of the text */
  width: number;
  /** whether the font has a glyph for every character */
  hasAllGlyphs: boolean;
  box: { left: number; top: number; right: number; bottom: number };
}

/** A glyph of a shaped text at its position, in em; y grows downwards from the baseline. */
export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/** Shapes a text with HarfBuzz, as browsers do. Returns its glyphs and its advance width, em. */
export function shapeText({ font, unitsPerEm }: LoadedFont, text: string): { glyphs: PlacedGlyph[]; width: number } {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  let cursor = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 }) => {
    const glyph = { id: codepoint, x: (cursor + xOffset) / unitsPerEm, y: -yOffset / unitsPerEm };
    cursor += xAdvance;
    return glyph;
  });
  return { glyphs, width: cursor / unitsPerEm };
}

/** Shapes a text and returns its outline. */
export function outlineOf(font: LoadedFont, text: string): Outline {
  const { glyphs, width } = shapeText(font, text);
  return { ...outlineOfGlyphs(font, glyphs), width, hasAllGlyphs: glyphs.every(({ id }) => id !== 0) };
}

/** Returns the outline of glyphs at their positions. */
export function outlineOfGlyphs(
  { font, unitsPerEm }: LoadedFont,
  glyphs: PlacedGlyph[],
): Pick<Outline, 'path' | 'box'> {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const paths = glyphs.map((glyph) =>
    font.glyphToPath(glyph.id).replace(coordinates, (_match, right: string, up: string) => {
      const x = glyph.x + Number(right) / unitsPerEm;
      const y = glyph.y - Number(up) / unitsPerEm;
      [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
      [box.top, box.bottom] = [Math.min(box.top, y), Math.max(box.bottom, y)];
      return `${x.toFixed(4)} ${y.toFixed(4)} `;
    }),
  );
  return { path: paths.join(''), box };
}

const coordinates = /(-?[\d.]+)[ ,](-?[\d.]+),?/g;
