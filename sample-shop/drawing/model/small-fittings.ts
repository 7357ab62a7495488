import { distance, type Run } from '../lines/bent-lines.ts';
import type { Point } from '../lines/centre-line.ts';
import { addLine, emptyField, forEachPixel, type Field } from '../fields/distance-field.ts';
import type { Box } from './fitted-sign.ts';
import type { Plate, Tubes } from './sign-parts.ts';
import type { Canvas } from '../scene/surface.ts';

const clipMm = { every: 85, length: 5, wall: 1.3, height: 6 };
const cableMm = { radius: 2.2 };
const fieldReach = 70;

/** Returns clear holders that grip the tubes at equal distances. */
export function clipPlate({ runs, kinds, back }: Tubes, canvas: Canvas, unitsPerMm: number): Plate {
  const outline = emptyField(canvas, fieldReach);
  const radius = Math.max(...kinds.map((kind) => kind.radius)) + clipMm.wall * unitsPerMm;
  const half = (clipMm.length / 2) * unitsPerMm;
  for (const { at, along } of runs.flatMap((run) => clipSpots(run, clipMm.every * unitsPerMm))) {
    forEachPixel(canvas, [at], radius + fieldReach, (x, y, pixel) => {
      const [dx, dy] = [x - at.x, y - at.y];
      const beyond = Math.abs(dx * along.x + dy * along.y) - half;
      const beside = Math.abs(dy * along.x - dx * along.y) - radius;
      const away = Math.hypot(Math.max(0, beyond), Math.max(0, beside)) + Math.min(0, Math.max(beyond, beside));
      outline[pixel] = Math.min(outline[pixel] ?? 0, away);
    });
  }
  const front = back + clipMm.height * unitsPerMm;
  return { outline, back, front, material: 'clip', paint: '#cfd0d6', colour: 'ice-white' };
}

function clipSpots({ points }: Run, every: number) {
  const spots: { at: Point; along: Point }[] = [];
  let left = every * 0.27;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    const length = distance(from, to);
    left -= length;
    if (left > 0 || length === 0) continue;
    spots.push({ at: to, along: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } });
    left = every;
  }
  return spots;
}

/** Returns the distance from the ends of runs that no other tube covers. */
export function capField(runs: Run[], canvas: Canvas, radius: number): Field {
  const ends = emptyField(canvas, fieldReach);
  for (const end of freeEnds(runs, radius)) {
    forEachPixel(canvas, [end], fieldReach, (x, y, pixel) => {
      ends[pixel] = Math.min(ends[pixel] ?? 0, distance({ x, y }, end));
    });
  }
  return ends;
}

/** A dot is too short for caps: it would be nothing else. */
const minCappedPoints = 18;

/** Returns the ends of runs that are closed by a cap: no other tube runs through them. */
export function freeEnds(runs: Run[], radius: number): Point[] {
  return runs.flatMap((run) => {
    const { points } = run;
    if (run.closed || points.length < minCappedPoints) return [];
    // what the tube itself does next to its end does not cover it
    const own = Math.ceil((3 * radius) / 4);
    const others = runs.flatMap((other) => (other === run ? [] : other.points));
    const isCovered = (end: Point, rest: Point[]) =>
      [...others, ...rest].some((point) => distance(point, end) < 1.5 * radius);
    const [first, last] = [points[0], points.at(-1)];
    return [
      ...(first && !isCovered(first, points.slice(own)) ? [first] : []),
      ...(last && !isCovered(last, points.slice(0, -own)) ? [last] : []),
    ];
  });
}

/**
 * Returns a cable that leaves behind the lowest tubes right of the middle, and hangs down out of the picture; letters
 * without a board are wired through the wall.
 */
export function cableField(
  box: Box,
  { gap }: Tubes,
  canvas: Canvas,
  { unitsPerMm, isSeen }: { unitsPerMm: number; isSeen: boolean },
) {
  const radius = cableMm.radius * unitsPerMm;
  const start = { x: box.left + (box.right - box.left) * 0.66, y: 0 };
  start.y = lowestTube(gap, canvas, start.x) ?? box.bottom - 60;
  const end = { x: start.x + 70, y: 2000 + canvas.overhang };
  const points = Array.from({ length: 60 }, (_value, index) => hanging(start, end, index / 59));
  const cable = emptyField(canvas, fieldReach);
  if (isSeen) addLine(cable, canvas, points, { radius, reach: fieldReach });
  return { cable, cableRadius: radius };
}

function lowestTube(gap: Field, { width, height, scale, overhang }: Canvas, x: number) {
  const column = Math.round((x + overhang) * scale);
  for (let row = height - 1; row >= 0; row -= 1) {
    if ((gap[row * width + column] ?? 1) < 6) return row / scale - overhang - 14;
  }
  return undefined;
}

/** A point of a soft curve that falls from `from` to `to`; `t` is 0…1. */
function hanging(from: Point, to: Point, t: number): Point {
  const eased = t * t * (3 - 2 * t);
  return { x: from.x + (to.x - from.x) * eased + 26 * Math.sin(t * Math.PI * 1.6), y: from.y + (to.y - from.y) * t };
}
