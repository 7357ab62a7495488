import type { Point } from '../lines/centre-line.ts';
import { distanceTo, emptyField, forEachPixel, signedDistance, type Field } from '../fields/distance-field.ts';
import { movedPoint, type FittedSign } from './fitted-sign.ts';
import { rasterise } from '../image/image.ts';
import type { Plate } from './sign-parts.ts';
import type { Board } from '../scene/sign.ts';
import { placed, svgOf, type Canvas } from '../scene/surface.ts';

/** Distances from the wall in millimetres. */
export const levelsMm = {
  board: { back: 18, front: 23 },
  box: { back: 4, front: 23 },
  solid: { back: 6, front: 34 },
  /** where tubes and letters without any board begin */
  bare: 14,
};
const standOffMm = { radius: 6.5, head: 2.5 };
/** Margin of an outlined board beyond the tubes, and the gaps that it bridges. */
const cutMm = { margin: 19, bridge: 46 };
const boardPaint = { clear: '#ffffff', black: '#101014', wood: '#6a4a34', white: '#d8d8da' };

interface BoardOptions {
  unitsPerMm: number;
  gap: Field;
}

/** Draws the boards that hold the sign, with their stand-offs; a sign without boards gets one that follows its tubes. */
export async function drawBoards(
  sign: FittedSign,
  canvas: Canvas,
  { unitsPerMm, gap }: BoardOptions,
): Promise<Plate[]> {
  if (sign.boards.length === 0) {
    const outline = cutToShape(gap, canvas, unitsPerMm);
    const screws = freeScrews(outline, gap, canvas, unitsPerMm);
    return [plateOf('clear', outline, unitsPerMm), standOffs(screws, canvas, unitsPerMm)];
  }
  const plates: Plate[] = [];
  for (const { path, material } of sign.boards) {
    const { cover } = await rasterise(svgOf(placed(`<path d="${path}" fill="#fff"/>`, sign.place), canvas));
    plates.push(plateOf(material, signedDistance(cover, canvas.scale), unitsPerMm));
  }
  const screws = sign.boards.flatMap((board) => board.screws.map(([x, y]) => movedPoint({ x, y }, sign.place)));
  return [...plates, standOffs(screws, canvas, unitsPerMm)];
}

function plateOf(material: Board['material'], outline: Field, unitsPerMm: number): Plate {
  const { back, front } = material === 'black' || material === 'white' ? levelsMm.box : levelsMm.board;
  return {
    outline,
    back: back * unitsPerMm,
    front: front * unitsPerMm,
    material: material === 'clear' ? 'clear' : 'opaque',
    paint: boardPaint[material],
    colour: 'ice-white',
  };
}

/** The outline of all tubes, grown and shrunk again, so that narrow gaps close and hollows become round. */
function cutToShape(gap: Field, { width, height, scale }: Canvas, unitsPerMm: number): Field {
  const bridge = cutMm.bridge * unitsPerMm;
  const away = distanceTo(gap, width, height, (value) => value < 0);
  const squared = distanceTo(away, width, height, (pixels) => pixels > (bridge * scale) ** 2);
  return squared.map((pixels) => (cutMm.bridge - cutMm.margin) * unitsPerMm - Math.sqrt(pixels) / scale);
}

/** Up to six spots of the board beside the tubes, as far from each other as can be. */
function freeScrews(outline: Field, gap: Field, canvas: Canvas, unitsPerMm: number): Point[] {
  const free: Point[] = [];
  const all = [
    { x: -canvas.overhang, y: -canvas.overhang },
    { x: 1600 + canvas.overhang, y: 2000 + canvas.overhang },
  ];
  forEachPixel(canvas, all, 0, (x, y, pixel) => {
    if ((pixel & 7) !== 0) return;
    const [toEdge, toTube] = [-(outline[pixel] ?? 0), gap[pixel] ?? 0];
    const isAtEdge = toEdge > 8.5 * unitsPerMm && toEdge < 12 * unitsPerMm;
    if (isAtEdge && toTube > 7.5 * unitsPerMm) free.push({ x, y });
  });
  const chosen: Point[] = [];
  const away = free.map(({ x, y }) => Math.hypot(x - 800, y - 985));
  for (let count = 0; count < 6; count += 1) {
    const furthest = away.indexOf(Math.max(...away));
    const spot = free[furthest];
    if (!spot || (away[furthest] ?? 0) < 130) break;
    chosen.push(spot);
    for (const [index, { x, y }] of free.entries()) {
      away[index] = Math.min(count === 0 ? Infinity : (away[index] ?? 0), Math.hypot(x - spot.x, y - spot.y));
    }
  }
  return chosen;
}

function standOffs(screws: Point[], canvas: Canvas, unitsPerMm: number): Plate {
  const radius = standOffMm.radius * unitsPerMm;
  const outline = emptyField(canvas, 70);
  for (const screw of screws) {
    forEachPixel(canvas, [screw], radius + 70, (x, y, pixel) => {
      outline[pixel] = Math.min(outline[pixel] ?? 0, Math.hypot(x - screw.x, y - screw.y) - radius);
    });
  }
  const front = (levelsMm.board.front + standOffMm.head) * unitsPerMm;
  return { outline, back: 0, front, material: 'metal', paint: '#b9bac2', colour: 'ice-white' };
}
