import sharp from 'sharp';
import { thinToCentreLine, type Bitmap, type Point } from '@lumora/sample-shop/drawing/lines/centre-line';
import { followLines } from '@lumora/sample-shop/drawing/lines/line-graph';
import type { Outline } from '../src/designs/drawing/loaded-font.ts';

export interface Strokes {
  /** of the centre lines, in ems */
  length: number;
  /** of the strokes, in ems: their area divided by their length */
  thickness: number;
}

/** Pixels per em. Twice as many change the length by less than 1 %. */
const zoom = 240;
const margin = 4;

/** Measures the strokes of an outline along their centre lines. */
export async function measureStrokes(outline: Outline): Promise<Strokes> {
  if (outline.path === '') return { length: 0, thickness: 0 };
  const { pixelRuns, ink, thickness } = await thinOutline(outline, 1.1);
  // a dot is thinned to one point; its tube is as long as it is thick
  const length = pixelRuns.reduce((sum, run) => sum + Math.max(thickness, runLength(run)), 0);
  return { length: length / zoom, thickness: ink / Math.max(1, length) / zoom };
}

/** Returns the centre lines of an outline in ems, each as a run of points one pixel apart. */
export async function traceStrokes(outline: Pick<Outline, 'path' | 'box'>): Promise<Point[][]> {
  const { pixelRuns, bitmap } = await thinOutline(outline, 0.8);
  const { left, top } = outline.box;
  const toEms = ({ x, y }: Point) => ({ x: (x + 0.5 - margin) / zoom + left, y: (y + 0.5 - margin) / zoom + top });
  return [...pixelRuns, ...untracedDots(bitmap, pixelRuns)].map((run) => run.map(toEms));
}

/**
 * Thins an outline to lines of one pixel. Drops side lines shorter than `minLine` × the width of the strokes, which are
 * corners of the letter. `ink` is the number of drawn pixels, `thickness` the width of the strokes, px.
 */
async function thinOutline({ path, box }: Pick<Outline, 'path' | 'box'>, minLine: number) {
  const bitmap = await rasterise(path, box);
  const ink = drawnPixels(bitmap);
  const lines = thinToCentreLine(bitmap);
  // a dot is thinned to one pixel, however thick it is
  const thickness = Math.min(ink / Math.max(1, drawnPixels(lines)), 2 * Math.sqrt(ink / Math.PI));
  return { pixelRuns: followLines(lines, minLine * thickness), bitmap, ink, thickness };
}

/** Returns the centres of shapes that thinning removes: round dots. */
function untracedDots({ width, pixels }: Bitmap, runs: Point[][]): Point[][] {
  const rest = pixels.slice();
  for (const { x, y } of runs.flat()) clearShape(rest, width, y * width + x);
  const dots: Point[][] = [];
  rest.forEach((_value, index) => {
    const shape = clearShape(rest, width, index);
    if (shape.length > 0) dots.push([centreOf(shape, width)]);
  });
  return dots;
}

/** Clears the connected pixels around \`start\` and returns their indexes. */
function clearShape(pixels: Uint8Array, width: number, start: number): number[] {
  const shape: number[] = [];
  const pending = [start];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (pixels[index] !== 1) continue;
    pixels[index] = 0;
    shape.push(index);
    pending.push(index - 1, index + 1, index - width, index + width);
  }
  return shape;
}

function centreOf(shape: number[], width: number): Point {
  const mean = (valueOf: (index: number) => number) =>
    shape.reduce((sum, index) => sum + valueOf(index), 0) / shape.length;
  return { x: mean((index) => index % width), y: mean((index) => Math.floor(index / width)) };
}

/** Along every fourth point: the steps between neighbouring pixels would make slanted lines longer than they are. */
function runLength(run: Point[]): number {
  const points = run.filter((_point, index) => index % 4 === 0 || index === run.length - 1);
  return points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

async function rasterise(path: string, box: Outline['box']): Promise<Bitmap> {
  const width = Math.ceil((box.right - box.left) * zoom) + 2 * margin;
  const height = Math.ceil((box.bottom - box.top) * zoom) + 2 * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"
    transform="translate(${margin} ${margin}) scale(${zoom}) translate(${-box.left} ${-box.top})"/></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { width, height, pixels: Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0)) };
}

function drawnPixels({ pixels }: Bitmap): number {
  return pixels.reduce((sum, value) => sum + value, 0);
}
