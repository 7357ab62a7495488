import type { Point } from '../lines/centre-line.ts';
import type { Image } from '../image/image.ts';
import type { Canvas } from '../scene/surface.ts';

/** Distances in picture units at every canvas pixel; signed ones are negative inside. */
export type Field = Float32Array;

/** Distances beyond `reach` are stored as `reach`. */
export function emptyField({ width, height }: Canvas, reach: number): Field {
  return new Float32Array(width * height).fill(reach);
}

/** Lowers the field to the distance from the line through the points, less `radius`, up to `reach` away from it. */
export function addLine(
  field: Field,
  canvas: Canvas,
  points: Point[],
  { radius, reach }: { radius: number; reach: number },
) {
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (from && to) addSegment(field, canvas, from, to, radius, reach);
  }
}

function addSegment(field: Field, canvas: Canvas, from: Point, to: Point, radius: number, reach: number) {
  const { width, scale, overhang } = canvas;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy || 1;
  const { left, right, top, bottom } = pixelsAround(canvas, [from, to], reach + radius);
  for (let row = top; row <= bottom; row += 1) {
    const y = (row + 0.5) / scale - overhang - from.y;
    for (let column = left; column <= right; column += 1) {
      const x = (column + 0.5) / scale - overhang - from.x;
      const along = Math.min(1, Math.max(0, (x * dx + y * dy) / squared));
      const offX = x - along * dx;
      const offY = y - along * dy;
      const gap = Math.sqrt(offX * offX + offY * offY) - radius;
      const index = row * width + column;
      if (gap < (field[index] ?? 0)) field[index] = gap;
    }
  }
}

/** Visits the pixels of the box around the points, `reach` larger on every side; `x` and `y` are picture units. */
export function forEachPixel(
  canvas: Canvas,
  points: Point[],
  reach: number,
  visit: (x: number, y: number, index: number) => void,
) {
  const { width, scale, overhang } = canvas;
  const { left, right, top, bottom } = pixelsAround(canvas, points, reach);
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      visit((column + 0.5) / scale - overhang, (row + 0.5) / scale - overhang, row * width + column);
    }
  }
}

function pixelsAround({ width, height, scale, overhang }: Canvas, points: Point[], reach: number) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const pixel = (value: number, length: number) =>
    Math.min(length - 1, Math.max(0, Math.round((value + overhang) * scale)));
  return {
    left: pixel(Math.min(...xs) - reach, width),
    right: pixel(Math.max(...xs) + reach, width),
    top: pixel(Math.min(...ys) - reach, height),
    bottom: pixel(Math.max(...ys) + reach, height),
  };
}

/** Returns the signed distance from the edge of a drawn shape, given its cover of each pixel, 0…1. */
export function signedDistance({ width, height, data }: Image, scale: number): Field {
  const [outside, inside] = [
    distanceTo(data, width, height, (cover) => cover >= 0.5),
    distanceTo(data, width, height, (cover) => cover < 0.5),
  ];
  return outside.map((away, index) => {
    const cover = data[index] ?? 0;
    // half a pixel lies between the middles of neighbours, and a pixel that is partly covered holds the edge itself
    const pixels =
      cover > 0 && cover < 1 ? 0.5 - cover : Math.sqrt(away) - Math.sqrt(inside[index] ?? 0) + (away > 0 ? -0.5 : 0.5);
    return pixels / scale;
  });
}

/** Returns the squared distance in pixels to the nearest pixel that `isIn` (Felzenszwalb and Huttenlocher). */
export function distanceTo(
  data: Float32Array,
  width: number,
  height: number,
  isIn: (value: number) => boolean,
): Float32Array {
  const far = 1e9;
  const grid = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 1) grid[index] = isIn(data[index] ?? 0) ? 0 : far;
  const column = new Float32Array(height);
  const lowest = envelope(Math.max(width, height));
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = grid[y * width + x] ?? far;
    lowest(column, height, (y, value) => (grid[y * width + x] = value));
  }
  for (let y = 0; y < height; y += 1) {
    lowest(grid.slice(y * width, (y + 1) * width), width, (x, value) => (grid[y * width + x] = value));
  }
  return grid;
}

/** The lower envelope of parabolas, one above each sample. */
function envelope(maxCount: number) {
  const roots = new Int32Array(maxCount);
  const borders = new Float64Array(maxCount + 1);
  return (samples: Float32Array, length: number, store: (index: number, value: number) => void) => {
    let last = 0;
    roots[0] = 0;
    borders[0] = -Infinity;
    borders[1] = Infinity;
    const cross = (q: number, p: number) => ((samples[q] ?? 0) + q * q - ((samples[p] ?? 0) + p * p)) / (2 * q - 2 * p);
    for (let q = 1; q < length; q += 1) {
      let border = cross(q, roots[last] ?? 0);
      while (border <= (borders[last] ?? 0)) {
        last -= 1;
        border = cross(q, roots[last] ?? 0);
      }
      last += 1;
      roots[last] = q;
      borders[last] = border;
      borders[last + 1] = Infinity;
    }
    for (let q = 0, at = 0; q < length; q += 1) {
      while ((borders[at + 1] ?? Infinity) < q) at += 1;
      const root = roots[at] ?? 0;
      store(q, (q - root) ** 2 + (samples[root] ?? 0));
    }
  };
}
