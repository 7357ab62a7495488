import type { Point } from './centre-line.ts';

/** Returns one SVG path through the points without the steps of the pixel grid; closed when its ends meet. */
export function smoothPath(points: Point[], softness: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const spread = Math.max(...points.map(({ x, y }) => Math.hypot(x - first.x, y - first.y)));
  if (spread < softness * 3) return `M${pair(first)}L${pair({ x: first.x + 0.1, y: first.y })}`;
  const closed = points.length > 8 && Math.hypot(first.x - last.x, first.y - last.y) < 1.5;
  let run = closed ? points.slice(0, -1) : points;
  for (let round = 0; round < 3; round += 1) run = average(run, softness, closed);
  return curveThrough(thinOut(run, softness), closed);
}

function average(points: Point[], radius: number, closed: boolean): Point[] {
  const count = points.length;
  return points.map((point, index) => {
    const reach = closed ? radius : Math.min(radius, index, count - 1 - index);
    let [x, y] = [point.x, point.y];
    for (let step = 1; step <= reach; step += 1) {
      const before = points[(index - step + count) % count] ?? point;
      const after = points[(index + step) % count] ?? point;
      x += before.x + after.x;
      y += before.y + after.y;
    }
    return { x: x / (2 * reach + 1), y: y / (2 * reach + 1) };
  });
}

function thinOut(points: Point[], every: number) {
  return points.filter((_point, index) => index % every === 0 || index === points.length - 1);
}

/** A Catmull–Rom spline written as cubic Béziers. */
function curveThrough(points: Point[], closed: boolean) {
  const count = points.length;
  const [first] = points;
  if (!first) return '';
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? first;
  const pieces = [`M${pair(first)}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    pieces.push(`C${pair(leave)} ${pair(arrive)} ${pair(to)}`);
  }
  return pieces.join('') + (closed ? 'Z' : '');
}

function pair({ x, y }: Point) {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
