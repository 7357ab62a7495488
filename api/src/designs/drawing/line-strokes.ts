import {
  fontHeights,
  measureText,
  signStroke,
  type DesignFont,
  type DesignLine,
  type LineStrokes,
} from '@lumora/shared-contract/designs';
import { loadCentreLines, unitsPerEm } from './centre-lines.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { openFont, shapeText, type LoadedFont, type PlacedGlyph } from './loaded-font.ts';
import { smoothCurve, type Point } from './smooth-curve.ts';

/**
 * Shapes a line with HarfBuzz, as browsers do, each script with the font that supports it, and returns the centre lines
 * of its strokes. Strokes of adjacent glyphs that touch are joined. Characters without a glyph are left out. The width is
 * that of the tubes, without the space that the font leaves beside the first and the last letter.
 */
export function lineStrokes({ font, text }: Pick<DesignLine, 'font' | 'text'>): LineStrokes {
  const glyphs: Point[][][] = [];
  let advance = 0;
  for (const [run] of text.matchAll(scriptRuns)) {
    const script = /\p{Script=Devanagari}/u.test(run) ? 'devanagari' : 'latin';
    const shaped = shapeText(loadFont(font, script), run);
    const left = advance;
    glyphs.push(...shaped.glyphs.map((glyph) => glyphStrokes(font, script, { ...glyph, x: glyph.x + left })));
    advance += shaped.width;
  }
  const strokes = joinGlyphs(glyphs, fontHeights[font].stroke).flat();
  const { left, width } = tubeExtent(strokes, measureText(font, text).width);
  const moved = strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x - left, y })));
  return { path: moved.map((stroke) => smoothCurve(stroke, 1000)).join(''), width };
}

/**
 * Returns where the tubes of a line begin and how wide they are; at least 90 % of the measured width, so that a single I
 * is not stretched to it.
 */
function tubeExtent(strokes: Point[][], measured: number): { left: number; width: number } {
  const xs = strokes.flat().map(({ x }) => x);
  if (xs.length === 0) return { left: 0, width: measured };
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const width = Math.max(last - first + signStroke('edge'), 0.9 * measured);
  return { left: (first + last - width) / 2, width };
}

function glyphStrokes(font: DesignFont, script: Script, { id, x, y }: PlacedGlyph): Point[][] {
  return (loadCentreLines(font, script)[id] ?? []).map((stroke) =>
    Array.from({ length: stroke.length / 2 }, (_point, index) => ({
      x: x + (stroke[2 * index] ?? 0) / unitsPerEm,
      y: y + (stroke[2 * index + 1] ?? 0) / unitsPerEm,
    })),
  );
}

const scriptRuns = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

type Script = 'latin' | 'devanagari';
const fonts = new Map<string, LoadedFont>();

function loadFont(font: DesignFont, script: Script): LoadedFont {
  const key = `${font} ${script}`;
  const loaded = fonts.get(key) ?? openFont(font, script);
  fonts.set(key, loaded);
  return loaded;
}
