import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import sharp from 'sharp';
import { thinToCentreLine, type Bitmap, type Point } from './centre-line.ts';
import { followLines } from './line-graph.ts';
import { smoothPath } from './smooth-path.ts';

const fontFiles = {
  tilt: 'tilt-neon/files/tilt-neon-latin-400-normal.woff',
  pacifico: 'pacifico/files/pacifico-latin-400-normal.woff',
  sacramento: 'sacramento/files/sacramento-latin-400-normal.woff',
  monoton: 'monoton/files/monoton-latin-400-normal.woff',
  baloo: 'baloo-2/files/baloo-2-latin-700-normal.woff',
  balooHindi: 'baloo-2/files/baloo-2-devanagari-400-normal.woff',
  comfortaa: 'comfortaa/files/comfortaa-latin-400-normal.woff',
  comfortaaBold: 'comfortaa/files/comfortaa-latin-700-normal.woff',
  yellowtail: 'yellowtail/files/yellowtail-latin-400-normal.woff',
};
export type FontName = keyof typeof fontFiles;

export interface Line {
  text: string;
  font: FontName;
  /** Centre of the line's ink. */
  x: number;
  y: number;
  /** Width of the ink; the height follows. */
  width: number;
  /** Extra space between letters, in hundredths of the font size. */
  spacing?: number;
  /** Extra space within a pair of letters, in the same unit: a negative one joins strokes that the font keeps apart. */
  pairSpacing?: Record<string, number>;
  /** Turn in degrees. */
  tilt?: number;
}

interface Outline {
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Letters as one filled shape, for cut faces and boards. */
export function letterShapes(line: Line): string {
  const outline = outlineOf(line);
  const scale = line.width / outline.width;
  return placed(outline.path, line, scale, outline);
}

const tracingHeight = 260;

/** Letters as bent tubes: the middle line of every stroke, so that any font becomes one that glass can follow. */
export async function letterTubes(line: Line): Promise<string> {
  const outline = outlineOf(line);
  const zoom = tracingHeight / unitsPerEm;
  const bitmap = await rasterise(outline, zoom);
  const lines = thinToCentreLine(bitmap);
  // A twig no longer than the stroke is thick is a corner of the letter, not a part of it.
  const runs = followLines(lines, (1.1 * drawnPixels(bitmap)) / drawnPixels(lines));
  const path = runs.map((run) => smoothPath(run, 3)).join('');
  const scale = line.width / (outline.width * zoom);
  const ink = { left: margin, top: margin, width: outline.width * zoom, height: outline.height * zoom };
  return placed(path, line, scale, ink);
}

const unitsPerEm = 1000;
const margin = 4;
const require = createRequire(import.meta.url);
const openFonts = new Map<FontName, Font>();

function openFont(name: FontName) {
  let font = openFonts.get(name);
  if (!font) {
    // The packages ship single fonts; fontkit's type allows for collections.
    font = openSync(require.resolve(`@fontsource/${fontFiles[name]}`)) as Font;
    openFonts.set(name, font);
  }
  return font;
}

function outlineOf({ text, font: fontName, spacing = 0, pairSpacing = {} }: Line): Outline {
  const font = openFont(fontName);
  const toUnits = unitsPerEm / font.unitsPerEm;
  const run = font.layout(text);
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let cursor = 0;
  const path = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const x = cursor + (position?.xOffset ?? 0) * toUnits;
    const y = -(position?.yOffset ?? 0) * toUnits;
    const pair = String.fromCodePoint(...glyph.codePoints, ...(run.glyphs[index + 1]?.codePoints ?? []));
    cursor += (position?.xAdvance ?? 0) * toUnits + (spacing + (pairSpacing[pair] ?? 0)) * 10;
    return drawGlyph(glyph.path.commands, { x, y, scale: toUnits }, box);
  });
  return {
    path: path.join(''),
    left: box.left,
    top: box.top,
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
}

type Commands = ReturnType<Font['layout']>['glyphs'][number]['path']['commands'];
const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

function drawGlyph(
  commands: Commands,
  at: { x: number; y: number; scale: number },
  box: { left: number; top: number; right: number; bottom: number },
) {
  return commands
    .map(({ command, args }) => {
      const numbers = args.map((value, index) => (index % 2 === 0 ? at.x + value * at.scale : at.y - value * at.scale));
      numbers.forEach((value, index) => {
        if (index % 2 === 0) [box.left, box.right] = [Math.min(box.left, value), Math.max(box.right, value)];
        else [box.top, box.bottom] = [Math.min(box.top, value), Math.max(box.bottom, value)];
      });
      return letters[command] + numbers.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');
}

function drawnPixels({ pixels }: Bitmap) {
  return pixels.reduce((sum, value) => sum + value, 0);
}

async function rasterise(outline: Outline, zoom: number): Promise<Bitmap> {
  const width = Math.ceil(outline.width * zoom) + 2 * margin;
  const height = Math.ceil(outline.height * zoom) + 2 * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${outline.path}"
    transform="translate(${margin} ${margin}) scale(${zoom}) translate(${-outline.left} ${-outline.top})"/></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { width, height, pixels: Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0)) };
}

function placed(
  path: string,
  line: Line,
  scale: number,
  ink: { left: number; top: number; width: number; height: number },
) {
  const turn = ((line.tilt ?? 0) * Math.PI) / 180;
  const middle: Point = { x: ink.left + ink.width / 2, y: ink.top + ink.height / 2 };
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_pair, px: string, py: string) => {
    const [dx, dy] = [(Number(px) - middle.x) * scale, (Number(py) - middle.y) * scale];
    const x = line.x + dx * Math.cos(turn) - dy * Math.sin(turn);
    const y = line.y + dx * Math.sin(turn) + dy * Math.cos(turn);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
}
