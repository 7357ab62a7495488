import type { Point } from '@lumora/sample-shop/drawing/lines/centre-line';
import { traceStrokes } from './stroke-length.ts';
import type { Outline } from '../src/designs/drawing/loaded-font.ts';

/** Max distance (ems) between a traced centre line and its simplified form. */
const tolerance = 0.005;

/** Number of points on each side that smooth out the pixel grid. */
const smoothingRadius = 4;

/** Returns the centre lines of an outline in ems, each as the few points that a smooth curve needs. */
export async function traceGlyph(outline: Pick<Outline, 'path' | 'box'>): Promise<Point[][]> {
  if (outline.path === '') return [];
  const runs = await traceStrokes(outline);
  return runs.map((run) => simplify(smooth(smooth(run))));
}

function smooth(run: Point[]): Point[] {
  const [first, last] = [run[0], run.at(-1)];
  const isClosed = first !== undefined && run.length > 8 && first.x === last?.x && first.y === last.y;
  const points = isClosed ? run.slice(0, -1) : run;
  const count = points.length;
  const smoothed = points.map((_point, index) => {
    const reach = isClosed ? smoothingRadius : Math.min(smoothingRadius, index, count - 1 - index);
    const near = Array.from(
      { length: 2 * reach + 1 },
      (_entry, step) => points[(index - reach + step + count) % count],
    );
    return meanOf(near.filter((point) => point !== undefined));
  });
  return isClosed ? [...smoothed, ...smoothed.slice(0, 1)] : smoothed;
}

function meanOf(points: Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Drops points by the algorithm of Ramer, Douglas and Peucker; a closed run keeps the point opposite of its start. */
function simplify(run: Point[]): Point[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length < 3) return run;
  const distances = run.map((point) => distanceToLine(point, first, last));
  const farthest = distances.reduce((best, distance, index) => (distance > (distances[best] ?? 0) ? index : best), 0);
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(run.slice(0, farthest + 1)).slice(0, -1), ...simplify(run.slice(farthest))];
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}
