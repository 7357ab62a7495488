import { svgPathProperties } from 'svg-path-properties';
import type { Point } from './centre-line.ts';

/** A line without a break, as points at equal distances. */
export interface Run {
  points: Point[];
  closed: boolean;
}

/** Returns the runs of an SVG path; their points are at most `step` apart. */
export function bentLines(path: string, step: number): Run[] {
  const runs: Run[] = [];
  for (const part of new svgPathProperties(path).getParts()) {
    const last = runs.at(-1)?.points.at(-1);
    const continues = last !== undefined && distance(last, part.start) < 0.5;
    if (!continues) runs.push({ points: [part.start], closed: false });
    runs.at(-1)?.points.push(...pointsAlong(part, step));
  }
  return runs.map(({ points }) => ({ points, closed: isClosed(points) }));
}

type Part = ReturnType<InstanceType<typeof svgPathProperties>['getParts']>[number];

function pointsAlong(part: Part, step: number): Point[] {
  const count = Math.max(1, Math.ceil(part.length / step));
  return Array.from({ length: count }, (_value, index) => part.getPointAtLength(((index + 1) / count) * part.length));
}

function isClosed(points: Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 3 && first !== undefined && last !== undefined && distance(first, last) < 1;
}

export function distance(one: Point, other: Point): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
}
