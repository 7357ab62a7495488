import sharp from 'sharp';
import { thinToCentreLine, type Bitmap, type Point } from '@lumora/sample-shop/drawing/centre-line';
import { followLines } from '@lumora/sample-shop/drawing/line-graph';
import type { Outline } from '../src/designs/loaded-font.ts';

export interface Strokes {
  /** of the centre lines, in ems */
  length: number;
  /** of the strokes, in ems: their area through their length */
  thickness: number;
}

/** Pixels of one em: fine enough that twice as many change the length by less than a hundredth. */
const zoom = 240;
const margin = 4;

/** The strokes of an outline, measured along their middle: the shape is thinned to a line, whose runs are measured. */
export async function measureStrokes({ path, box }: Outline): Promise<Strokes> {
  if (path === '') return { length: 0, thickness: 0 };
  const bitmap = await rasterise(path, box);
  const ink = drawnPixels(bitmap);
  const lines = thinToCentreLine(bitmap);
  // of a dot one pixel is left, however thick it is
  const thickness = Math.min(ink / Math.max(1, drawnPixels(lines)), 2 * Math.sqrt(ink / Math.PI));
  // a twig no longer than the stroke is thick is a corner of the letter, not a part of it
  const runs = followLines(lines, 1.1 * thickness);
  // what is left of a dot is one point, whose tube is as long as it is thick
  const length = runs.reduce((sum, run) => sum + Math.max(thickness, runLength(run)), 0);
  return { length: length / zoom, thickness: ink / Math.max(1, length) / zoom };
}

/** Along every fourth point: the steps between neighbouring pixels would make slanted lines longer than they are. */
function runLength(run: Point[]): number {
  const kept = run.filter((_point, index) => index % 4 === 0 || index === run.length - 1);
  return kept.reduce((sum, { x, y }, index) => {
    const before = kept[index - 1] ?? { x, y };
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
