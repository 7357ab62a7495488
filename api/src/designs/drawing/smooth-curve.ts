export interface Point {
  x: number;
  y: number;
}

/** Returns whether a stroke ends where it begins. */
export function isClosed(stroke: Point[]): boolean {
  const [first, last] = [stroke[0], stroke.at(-1)];
  return stroke.length > 3 && first?.x === last?.x && first?.y === last?.y;
}

/**
 * Returns the SVG path of a centripetal Catmull–Rom spline through the points, which does not overshoot where they are
 * unevenly spaced. Coordinates are multiplied by `scale` and rounded. A single point becomes a dot for a round line cap.
 */
export function smoothCurve(points: Point[], scale: number): string {
  const [first] = points;
  if (first === undefined) return '';
  const pair = ({ x, y }: Point) => `${Math.round(x * scale)} ${Math.round(y * scale)}`;
  if (points.length === 1) return `M${pair(first)}h1`;
  const closed = isClosed(points);
  const before = closed ? points.at(-2) : undefined;
  const after = closed ? points[1] : undefined;
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    const leave = controlPoint(points[index - 1] ?? before ?? from, from, to);
    const arrive = controlPoint(points[index + 2] ?? after ?? to, to, from);
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return `M${pair(first)}${curves.join('')}`;
}

/** Returns the control point beside `point` on the way to `next`; `previous` is the neighbour on the other side. */
function controlPoint(previous: Point, point: Point, next: Point): Point {
  const [a, b] = [
    Math.hypot(point.x - previous.x, point.y - previous.y),
    Math.hypot(next.x - point.x, next.y - point.y),
  ];
  if (a === 0 || b === 0) return point;
  const [rootA, rootB] = [Math.sqrt(a), Math.sqrt(b)];
  const weight = 2 * a + 3 * rootA * rootB + b;
  const along = (axis: 'x' | 'y') =>
    (a * next[axis] - b * previous[axis] + weight * point[axis]) / (3 * rootA * (rootA + rootB));
  return { x: along('x'), y: along('y') };
}
