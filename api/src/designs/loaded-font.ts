import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DesignFont } from '@lumora/shared-contract';
import * as harfbuzz from 'harfbuzzjs';
import { unpackWoff } from './woff-tables.ts';

export interface LoadedFont {
  font: harfbuzz.Font;
  unitsPerEm: number;
}

const { resolve } = createRequire(import.meta.url);

/** The very font that the shop shows. */
export function openFont(face: DesignFont, script: 'latin' | 'devanagari'): LoadedFont {
  const file = resolve(`@fontsource/${face}/files/${face}-${script}-400-normal.woff`);
  const opened = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(unpackWoff(readFileSync(file))).buffer));
  return { font: new harfbuzz.Font(opened), unitsPerEm: opened.upem };
}

/** A text as one outline, in ems, y downwards from the baseline. */
export interface Outline {
  path: string;
  /** how far the text runs */
  width: number;
  /** whether the font has every letter of it */
  isWhole: boolean;
  box: { left: number; top: number; right: number; bottom: number };
}

/** Shaped as browsers shape it. */
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
    return font.glyphToPath(codepoint).replace(pair, (_pair, right: string, up: string) => {
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
    isWhole: glyphs.every(({ codepoint }) => codepoint !== 0),
    box,
  };
}

const pair = /(-?[\d.]+)[ ,](-?[\d.]+),?/g;
