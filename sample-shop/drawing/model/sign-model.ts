import { drawBoards, levelsMm } from './boards.ts';
import { addLine, emptyField, signedDistance, type Field } from '../fields/distance-field.ts';
import type { Box, FittedPiece, FittedSign } from './fitted-sign.ts';
import { rasterise } from '../image/image.ts';
import { cableField, capField, clipPlate } from './small-fittings.ts';
import { placed, svgOf, type Canvas } from '../scene/surface.ts';
import type { Plate, Tubes } from './sign-parts.ts';

/** A sign as a solid body. Lengths are picture units; z runs from the wall towards the camera. */
export interface SignModel {
  canvas: Canvas;
  unitsPerMm: number;
  tubes: Tubes;
  plates: Plate[];
  /** Distance from the side of the cable, which lies on the wall. */
  cable: Field;
  cableRadius: number;
  box: Box;
  /** The foremost level. */
  top: number;
}

/** Max distance from a tube for which the distance field is exact, in picture units. */
export const tubeReach = 75;
const tubeMm = { width: 6, depth: 10 };

interface ModelOptions {
  /** Real width of the part that shines. */
  widthMm: number;
  /** Whether a sign of tubes without a board gets one that follows its outline. */
  isCutToShape: boolean;
}

/** Builds the solid model of a fitted sign. */
export async function buildModel(sign: FittedSign, canvas: Canvas, options: ModelOptions): Promise<SignModel> {
  const unitsPerMm = (sign.box.right - sign.box.left) / options.widthMm;
  const solids = sign.pieces.filter(({ piece }) => piece.kind === 'solid');
  const hasBoard = sign.boards.length > 0 || (options.isCutToShape && solids.length === 0);
  const base = baseOf(solids.length > 0, hasBoard) * unitsPerMm;
  const tubes = bendTubes(sign, canvas, { unitsPerMm, base });
  const boards = hasBoard ? await drawBoards(sign, canvas, { unitsPerMm, gap: tubes.gap }) : [];
  const plates = await drawPlates(sign, canvas, { unitsPerMm, base });
  const clips = tubes.runs.length > 0 ? [clipPlate(tubes, canvas, unitsPerMm)] : [];
  const cable = cableField(sign.box, tubes, canvas, {
    unitsPerMm,
    isSeen: tubes.runs.length > 0 || hasBoard || solids.length > 0,
  });
  const all = [...boards, ...plates, ...clips];
  const top = Math.max(tubes.front, ...all.map(({ front }) => front));
  return { canvas, unitsPerMm, tubes, plates: all, ...cable, box: sign.box, top };
}

function baseOf(hasSolid: boolean, hasBoard: boolean) {
  if (hasSolid) return levelsMm.solid.front;
  return hasBoard ? levelsMm.board.front : levelsMm.bare;
}

interface Measures {
  unitsPerMm: number;
  /** Level on which tubes and faces stand. */
  base: number;
}

function bendTubes({ pieces }: FittedSign, canvas: Canvas, { unitsPerMm, base }: Measures): Tubes {
  const bent = pieces.filter(({ piece }) => piece.kind === 'tube');
  const gap = emptyField(canvas, tubeReach);
  const kind = new Uint8Array(gap.length);
  const kinds = bent.map(({ piece }) => ({
    colour: piece.colour,
    radius: radiusOf(piece.thickness ?? 18) * unitsPerMm,
  }));
  for (const [index, { runs }] of bent.entries()) {
    const own = emptyField(canvas, tubeReach);
    const radius = kinds[index]?.radius ?? 0;
    for (const { points } of runs) addLine(own, canvas, points, { radius, reach: tubeReach });
    for (let pixel = 0; pixel < gap.length; pixel += 1) {
      const away = own[pixel] ?? tubeReach;
      if (away >= (gap[pixel] ?? 0)) continue;
      gap[pixel] = away;
      kind[pixel] = index;
    }
  }
  const runs = bent.flatMap((piece) => piece.runs);
  const front = bent.length > 0 ? base + tubeMm.depth * unitsPerMm : 0;
  return { gap, kind, kinds, runs, ends: capField(runs, canvas, kinds[0]?.radius ?? 0), back: base, front };
}

/** Tubes differ a little in thickness, as the drawings say, around 6 mm. */
function radiusOf(thickness: number) {
  return (tubeMm.width / 2) * Math.min(1.25, Math.max(0.85, thickness / 19));
}

/** Boxes, cut letters and lit faces. */
async function drawPlates(sign: FittedSign, canvas: Canvas, { unitsPerMm, base }: Measures): Promise<Plate[]> {
  const flat = sign.pieces.filter(({ piece }) => piece.kind !== 'tube');
  const plates: Plate[] = [];
  for (const [index, { piece, path }] of flat.entries()) {
    const { cover } = await rasterise(svgOf(placed(`<path d="${path}" fill="#fff"/>`, sign.place), canvas));
    const level = levelOf({ piece, path, runs: [] }, index, base / unitsPerMm);
    plates.push({
      outline: signedDistance(cover, canvas.scale),
      back: level.back * unitsPerMm,
      front: level.front * unitsPerMm,
      material: plateMaterials[piece.kind],
      paint: piece.paint ?? '#17171c',
      colour: piece.colour,
    });
  }
  return plates;
}

const plateMaterials = {
  tube: 'opaque',
  unlit: 'opaque',
  face: 'lit',
  dull: 'lit',
  halo: 'halo',
  front: 'opaque',
  solid: 'opaque',
} as const;

/** Shapes that are drawn later lie slightly higher. */
function levelOf({ piece }: FittedPiece, index: number, base: number) {
  const step = index * 0.8;
  if (piece.kind === 'solid') return { back: levelsMm.solid.back, front: levelsMm.solid.front + step };
  if (piece.kind === 'halo') return { back: base + 12, front: base + 24 + step };
  return { back: base, front: base + (base === levelsMm.bare ? 20 : 5) + step };
}
