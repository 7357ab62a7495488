import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DesignFont } from '@lumora/shared-contract/designs';
import * as harfbuzz from 'harfbuzzjs';
import { unpackWoff } from './woff-tables.ts';

/** HarfBuzz font, with the number of font units per em. */
export interface LoadedFont {
  font: harfbuzz.Font;
  unitsPerEm: number;
}

const { resolve } = createRequire(import.meta.url);

/** Loads the same font file that the shop serves; throws when the font has no file for `script`. */
export function openFont(slug: DesignFont, script: 'latin' | 'devanagari'): LoadedFont {
  const file = resolve(`@fontsource/${slug}/files/${slug}-${script}-400-normal.woff`);
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(unpackWoff(readFileSync(file))).buffer));
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem };
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

/** Shapes a text with HarfBuzz, as browsers do, and returns its outline. */
export function outlineOf({ font, unitsPerEm }: LoadedFont, text: string): Outline {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let cursor = 0;
  const paths = glyphs.map(({ codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 }) => {
    const left = cursor + xOffset;
    cursor += xAdvance;
    return font.glyphToPath(codepoint).replace(coordinates, (_match, right: string, up: string) => {
      const x = (left + Number(right)) / unitsPerEm;
      const y = (-yOffset - Number(up)) / unitsPerEm;
      [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
      [box.top, box.bottom] = [Math.min(box.top, y), Math.max(box.bottom, y)];
      return `${x.toFixed(4)} ${y.toFixed(4)} `;
    });
  });
  return {
    path: paths.join(''),
    width: cursor / unitsPerEm,
    hasAllGlyphs: glyphs.every(({ codepoint }) => codepoint !== 0),
    box,
  };
}

const coordinates = /(-?[\d.]+)[ ,](-?[\d.]+),?/g;
