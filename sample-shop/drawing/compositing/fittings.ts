import type { Layer } from '../scene/layers.ts';
import type { Board, Sign } from '../scene/sign.ts';
import { placed, type Placement } from '../scene/surface.ts';
import { strokeWith, type DrawnPiece } from '../scene/tubes.ts';

/** Returns all layers that hold the sign, from the wall outwards: cables, boards, screws, clips, dark fronts. */
export function layersOf(sign: Sign, pieces: DrawnPiece[]): Layer[] {
  const solids = pieces.filter(({ piece }) => piece.kind === 'solid');
  const fronts = pieces.filter(({ piece }) => piece.kind === 'halo' || piece.kind === 'front');
  const tubes = pieces.filter(({ piece }) => piece.kind === 'tube' || piece.kind === 'unlit');
  const boards = sign.boards ?? [];
  const own = [
    ...boards.filter(({ material }) => material !== 'clear').map(boardLayer),
    ...boards.map(screwLayer),
    ...solids.map(({ piece, d }) => solidLayer(d, piece.paint ?? '#17171c')),
    ...(tubes.length > 0 ? [clipLayer(tubes)] : []),
    ...fronts.map(({ piece, d }) => frontLayer(d, piece.paint ?? '#17171c')),
  ];
  return [
    ...(sign.props ?? []),
    ...(sign.cables ?? []).map(cableLayer),
    ...own.map((layer) => (sign.place ? placedLayer(layer, sign.place) : layer)),
  ].filter(({ markup }) => markup !== '');
}

function placedLayer(layer: Layer, place: Placement): Layer {
  const { raise, bevel, shade } = layer;
  const { scale } = place;
  return {
    ...layer,
    markup: placed(layer.markup, place),
    raise: raise * scale,
    bevel: bevel * scale,
    ...(shade && { shade: { ...shade, dx: shade.dx * scale, dy: shade.dy * scale, blur: shade.blur * scale } }),
  };
}

/** Returns the light that clear acrylic carries to its edge and round its drilled holes. */
export function acrylicEdges(boards: Board[]) {
  return boards
    .filter(({ material }) => material === 'clear')
    .map(
      ({ path, screws }) =>
        strokeWith(path, '#fff', 5, 0.9) +
        strokeWith(path, '#fff', 16, 0.12) +
        screws
          .map(
            ([x, y]) => `<circle cx="${x}" cy="${y}" r="19" fill="none" stroke="#fff" stroke-width="3" opacity="0.5"/>`,
          )
          .join(''),
    )
    .join('');
}

function cableLayer(path: string): Layer {
  return {
    markup: strokeWith(path, '#26262c', 8),
    raise: 6,
    bevel: 3,
    gloss: 0.4,
    open: 0.7,
    shade: { dx: 5, dy: 9, blur: 5, strength: 0.55 },
  };
}

const boardPaint = { black: '#15151a', wood: '#6a4a34', white: '#d4d4d8' };

function boardLayer({ path, material }: Board): Layer {
  const paint = material === 'clear' ? '#fff' : boardPaint[material];
  return {
    markup: `<path d="${path}" fill="${paint}"/>`,
    raise: 16,
    bevel: 4,
    gloss: material === 'black' ? 0.7 : 0.25,
    open: 1,
    shade: { dx: 8, dy: 26, blur: 18, strength: 0.7 },
  };
}

function screwLayer({ screws }: Board): Layer {
  const heads = screws.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="#a9a9b4"/>`);
  return {
    markup: heads.join(''),
    raise: 12,
    bevel: 6,
    gloss: 1,
    open: 1,
    shade: { dx: 4, dy: 8, blur: 6, strength: 0.6 },
  };
}

function solidLayer(d: string, paint: string): Layer {
  return {
    markup: `<path d="${d}" fill="${paint}"/>`,
    raise: 14,
    bevel: 5,
    gloss: 0.12,
    open: 0.8,
    shade: { dx: 8, dy: 24, blur: 16, strength: 0.7 },
  };
}

function frontLayer(d: string, paint: string): Layer {
  return { markup: `<path d="${d}" fill="${paint}"/>`, raise: 7, bevel: 3, gloss: 0.8, open: 0.09 };
}

/** Small clear holders at equal distances: dashes a little wider than the tube. */
function clipLayer(tubes: DrawnPiece[]): Layer {
  const clips = tubes.map(
    ({ piece, d }) =>
      `<path d="${d}" fill="none" stroke="#8d8d98" stroke-width="${(piece.thickness ?? 17) * 1.75}" stroke-dasharray="7 263" stroke-dashoffset="-70"/>`,
  );
  return {
    markup: clips.join(''),
    raise: 6,
    bevel: 3,
    gloss: 0.8,
    open: 0.6,
    shade: { dx: 3, dy: 8, blur: 5, strength: 0.5 },
  };
}
