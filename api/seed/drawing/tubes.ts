import { neonColours } from '@lumora/shared-contract';
import { blur, rasterise, type Image } from './image.ts';
import { letterShapes, letterTubes } from './lettering.ts';
import type { NeonColour, Piece } from './sign.ts';
import { svgOf, type Canvas } from './surface.ts';

export interface DrawnPiece {
  piece: Piece;
  d: string;
}

export interface Tubes {
  /** What the wall receives: every lit tube, face and hidden strip, linear light. */
  emission: Image;
  /** What the camera sees shining, without the hidden strips. */
  seen: Image;
  /** The picture of the lit tubes themselves, and how much of a pixel they cover. */
  lit: Image;
  litCover: Image;
  unlitCover: Image;
  unlitRidge: Image;
}

export async function drawPiece(piece: Piece): Promise<DrawnPiece> {
  if ('path' in piece) return { piece, d: piece.path };
  const alongTheLetters = piece.kind === 'tube' || piece.kind === 'unlit';
  return { piece, d: alongTheLetters ? await letterTubes(piece.line) : letterShapes(piece.line) };
}

export async function lightTubes(pieces: DrawnPiece[], canvas: Canvas): Promise<Tubes> {
  const of = (kind: Piece['kind']) => pieces.filter(({ piece }) => piece.kind === kind);
  const draw = (markup: string[]) => rasterise(svgOf(markup.join(''), canvas));
  const faces = of('face').map(fillOf);
  const body = await draw([...of('tube').map((drawn) => strokeOf(drawn, 1)), ...faces]);
  const middle = await draw(of('tube').map((drawn) => strokeOf(drawn, 0.62)));
  const core = await draw(of('tube').map((drawn) => strokeOf(drawn, 0.3)));
  const face = await draw(faces);
  const hidden = await draw(of('halo').map(({ piece, d }) => strokeWith(d, lampColour(piece.colour), 20)));
  const dark = await draw(of('unlit').map((drawn) => strokeOf(drawn, 1)));
  const ridge = await draw(of('unlit').map((drawn) => strokeOf(drawn, 0.3)));
  return {
    emission: sum(body.colour, hidden.colour),
    seen: body.colour,
    lit: glowOf({
      body: blur(body.colour, 1.1 * canvas.scale),
      middle: blur(middle.colour, 2.2 * canvas.scale),
      core: blur(core.cover, 2.4 * canvas.scale),
      faces: face.colour,
    }),
    litCover: blur(body.cover, 1.1 * canvas.scale),
    unlitCover: dark.cover,
    unlitRidge: blur(ridge.cover, 1.6 * canvas.scale),
  };
}

export function strokeWith(d: string, paint: string, width: number, opacity = 1) {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The light of the two whites is deeper than the swatch that stands for them: a camera sees lamps, not paper. */
const lampColours: Partial<Record<NeonColour, string>> = { 'warm-white': '#ffbf7a', 'ice-white': '#c9e4ff' };

function lampColour(slug: NeonColour) {
  return lampColours[slug] ?? neonColours.find((colour) => colour.slug === slug)?.hex ?? '#ffffff';
}

function strokeOf({ piece, d }: DrawnPiece, share: number) {
  return strokeWith(d, lampColour(piece.colour), (piece.thickness ?? 17) * share);
}

function fillOf({ piece, d }: DrawnPiece) {
  return `<path d="${d}" fill="${lampColour(piece.colour)}"/>`;
}

/** The colour fills the tube; towards its middle it is so bright that the camera sees white. */
function glowOf({ body, middle, core, faces }: Record<'body' | 'middle' | 'core' | 'faces', Image>): Image {
  const lit = { ...body, data: new Float32Array(body.data.length) };
  for (let pixel = 0; pixel < core.data.length; pixel += 1) {
    const hot = core.data[pixel] ?? 0;
    for (let c = 0; c < 3; c += 1) {
      const at = pixel * 3 + c;
      const colour = (body.data[at] ?? 0) * 1.05 + (middle.data[at] ?? 0) * (1 + 1.3 * hot);
      lit.data[at] = colour + hot * 0.75 + (faces.data[at] ?? 0) * 1.1;
    }
  }
  return lit;
}

function sum(one: Image, other: Image): Image {
  return { ...one, data: one.data.map((value, index) => value + (other.data[index] ?? 0)) };
}
