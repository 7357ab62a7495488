import type { Bitmap, Point } from './centre-line.ts';

interface Edge {
  from: number;
  to: number;
  /** Pixel indices from one end to the other, both included. */
  pixels: number[];
}

/** Follows one-pixel lines and gives them as runs of points; side twigs shorter than `twig` pixels are dropped. */
export function followLines(lines: Bitmap, twig: number): Point[][] {
  let edges = traceEdges(lines);
  for (let round = 0; round < 3; round += 1) edges = joinThroughSimpleNodes(dropTwigs(edges, twig));
  const place = (index: number) => ({ x: index % lines.width, y: Math.floor(index / lines.width) });
  return joinStraightThroughNodes(edges, place).map((edge) => edge.pixels.map(place));
}

function traceEdges({ width, pixels }: Bitmap): Edge[] {
  const edges: Edge[] = [];
  const linked = (index: number) => linkedPixels(pixels, index, width);
  const walked = new Set<string>();
  const walk = (start: number, next: number) => {
    const path = [start, next];
    walked.add(`${start},${next}`);
    let [previous, here] = [start, next];
    while (linked(here).length === 2 && here !== start) {
      const onward = linked(here).find((index) => index !== previous);
      if (onward === undefined) break;
      [previous, here] = [here, onward];
      path.push(here);
    }
    walked.add(`${here},${previous}`);
    for (const index of path) seen.add(index);
    edges.push({ from: start, to: here, pixels: path });
  };
  const seen = new Set<number>();
  const drawn = [...pixels.keys()].filter((index) => pixels[index] === 1);
  for (const index of drawn) {
    if (linked(index).length === 2) continue;
    for (const next of linked(index)) if (!walked.has(`${index},${next}`)) walk(index, next);
  }
  for (const index of drawn) {
    const [next] = linked(index);
    if (seen.has(index)) continue;
    if (next === undefined) edges.push({ from: index, to: index, pixels: [index] });
    else walk(index, next);
  }
  return edges;
}

/** Diagonal neighbours count only where no straight neighbour already leads there. */
function linkedPixels(pixels: Uint8Array, index: number, width: number) {
  const on = (offset: number) => pixels[index + offset] === 1;
  const straight = [-width, 1, width, -1].filter(on);
  const diagonal = [
    [-width, 1],
    [width, 1],
    [width, -1],
    [-width, -1],
  ].flatMap(([down = 0, across = 0]) => (on(down + across) && !on(down) && !on(across) ? [down + across] : []));
  return [...straight, ...diagonal].map((offset) => index + offset);
}

function degrees(edges: Edge[]) {
  const degree = new Map<number, number>();
  for (const { from, to } of edges) for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + 1);
  return degree;
}

function dropTwigs(edges: Edge[], twig: number) {
  const degree = degrees(edges);
  return edges.filter(({ from, to, pixels }) => {
    const ends = [from, to].map((end) => degree.get(end) ?? 0);
    return pixels.length >= twig || Math.min(...ends) > 1 || Math.max(...ends) === 1;
  });
}

function joinThroughSimpleNodes(edges: Edge[]) {
  return joinWhere(edges, (_node, meeting) => (meeting.length === 2 ? meeting : []));
}

/** Joins the two lines with the smallest change of direction where three or more lines meet. */
function joinStraightThroughNodes(edges: Edge[], place: (index: number) => Point) {
  return joinWhere(edges, (node, meeting) => {
    let best: Edge[] = [];
    let straightest = -0.6;
    meeting.forEach((one, position) => {
      for (const other of meeting.slice(position + 1)) {
        const turn = Math.cos(heading(one, node, place) - heading(other, node, place));
        if (turn < straightest) [best, straightest] = [[one, other], turn];
      }
    });
    return best;
  });
}

function joinWhere(edges: Edge[], choose: (node: number, meeting: Edge[]) => Edge[]) {
  const remaining = new Set(edges);
  for (const node of degrees(edges).keys()) {
    for (;;) {
      const meeting = [...remaining].filter((edge) => (edge.from === node) !== (edge.to === node));
      const [one, other] = choose(node, meeting);
      if (!one || !other) break;
      const joined = join(one, other, node);
      remaining.delete(one);
      remaining.delete(other);
      remaining.add(joined);
    }
  }
  return [...remaining];
}

function join(one: Edge, other: Edge, node: number): Edge {
  const before = one.to === node ? one.pixels : one.pixels.toReversed();
  const after = other.from === node ? other.pixels : other.pixels.toReversed();
  return {
    from: one.to === node ? one.from : one.to,
    to: other.from === node ? other.to : other.from,
    pixels: [...before, ...after.slice(1)],
  };
}

function heading(edge: Edge, node: number, place: (index: number) => Point) {
  const path = edge.from === node ? edge.pixels : edge.pixels.toReversed();
  const [start, ahead] = [place(node), place(path[Math.min(14, path.length - 1)] ?? node)];
  return Math.atan2(ahead.y - start.y, ahead.x - start.x);
}
