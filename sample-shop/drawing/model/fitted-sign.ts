import { bentLines, type Run } from '../lines/bent-lines.ts';
import type { Board, Piece, Sign } from '../scene/sign.ts';
import { drawPiece } from '../scene/tubes.ts';
import { pictureMiddle, type Placement } from '../scene/surface.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface FittedPiece {
  piece: Piece;
  /** In the sign's own units; `place` moves it. */
  path: string;
  /** In picture units. */
  runs: Run[];
}

/** A sign that is moved and scaled to its spot in the picture. */
export interface FittedSign {
  pieces: FittedPiece[];
  boards: Board[];
  place: Placement;
  /** Lit shapes, in picture units. */
  box: Box;
}

export const pictureSize = { width: 1600, height: 2000 };

/** Position of a sign: its centre, and the max sizes of its lit part and of the whole sign with its board. */
export interface Spot {
  x: number;
  y: number;
  lit: { width: number; height: number };
  whole: { width: number; height: number };
}

/** In the middle of the picture, so that any usual crop holds all of the sign. */
export const studioSpot: Spot = {
  x: 800,
  y: 985,
  lit: { width: 0.66 * pictureSize.width, height: 0.62 * pictureSize.height },
  whole: { width: 0.71 * pictureSize.width, height: 0.68 * pictureSize.height },
};

/** Moves and scales a sign so that it fills its spot. */
export async function fitSign(sign: Pick<Sign, 'pieces' | 'boards'>, spot: Spot): Promise<FittedSign> {
  const drawn = await Promise.all(sign.pieces.map(drawPiece));
  const boards = (sign.boards ?? []).filter(({ path }) => path.length > 10);
  const pieces = drawn.map(({ piece, d }) => ({ piece, path: d, runs: bentLines(d, 4) }));
  const inner = boxOf(pieces.flatMap(({ runs }) => runs));
  const outer = boxOf([...pieces.flatMap(({ runs }) => runs), ...boards.flatMap(({ path }) => bentLines(path, 20))]);
  const scale = Math.min(scaleFor(inner, spot.lit), scaleFor(outer, spot.whole));
  const place = {
    x: spot.x + (pictureMiddle.x - (outer.left + outer.right) / 2) * scale,
    y: spot.y + (pictureMiddle.y - (outer.top + outer.bottom) / 2) * scale,
    scale,
  };
  const moved = pieces.map((piece) => ({ ...piece, runs: piece.runs.map((run) => movedRun(run, place)) }));
  return { pieces: moved, boards, place, box: boxOf(moved.flatMap(({ runs }) => runs)) };
}

function movedRun({ points, closed }: Run, place: Placement): Run {
  return { closed, points: points.map((point) => movedPoint(point, place)) };
}

/** Converts a point of a sign's own drawing to picture units. */
export function movedPoint({ x, y }: { x: number; y: number }, place: Placement) {
  return {
    x: place.x + (x - pictureMiddle.x) * place.scale,
    y: place.y + (y - pictureMiddle.y) * place.scale,
  };
}

function scaleFor({ left, right, top, bottom }: Box, max: { width: number; height: number }): number {
  return Math.min(max.width / (right - left), max.height / (bottom - top));
}

function boxOf(runs: Run[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of runs.flatMap(({ points }) => points)) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
