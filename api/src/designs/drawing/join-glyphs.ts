import { isClosed, type Point } from './smooth-curve.ts';

/**
 * Extends the free ends of strokes to the strokes of adjacent glyphs that their ink touches: script letters, the headline
 * of Devanagari and its marks. Returns the strokes of each glyph; `strokeWidth` is the width of the font's ink, em.
 */
export function joinGlyphs(glyphs: Point[][][], strokeWidth: number): Point[][][] {
  return glyphs.map((strokes, index) => {
    const adjacent = [
      ...glyphs.slice(Math.max(0, index - maxSteps), index),
      ...glyphs.slice(index + 1, index + 1 + maxSteps),
    ];
    const others = adjacent.flat();
    return strokes.map((stroke) => (isClosed(stroke) ? stroke : extendEnds(stroke, others, strokeWidth)));
  });
}

/** A mark is up to two glyphs away from the letter that it touches. */
const maxSteps = 2;

/** Ends that are this close (ems) need no connection. */
const minGap = 0.005;

function extendEnds(stroke: Point[], others: Point[][], maxGap: number): Point[] {
  const [start, end] = [stroke.at(0), stroke.at(-1)].map((point) => point && nearestPoint(point, others, maxGap));
  return [...(start ? [start] : []), ...stroke, ...(end ? [end] : [])];
}

function nearestPoint(end: Point, others: Point[][], maxGap: number): Point | undefined {
  let nearest: Point | undefined;
  let gap = maxGap;
  for (const stroke of others) {
    for (const [index, from] of stroke.entries()) {
      const point = projectOn(end, from, stroke[index + 1] ?? from);
      const distance = Math.hypot(point.x - end.x, point.y - end.y);
      if (distance <= minGap) return undefined;
      if (distance < gap) [nearest, gap] = [point, distance];
    }
  }
  return nearest;
}

function projectOn(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared;
  const clamped = Math.min(1, Math.max(0, share));
  return { x: from.x + clamped * dx, y: from.y + clamped * dy };
}
