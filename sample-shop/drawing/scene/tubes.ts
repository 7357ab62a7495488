import { neonColours } from '@lumora/shared-contract/styles';
import { blankImage, blur, rasterise, type Image } from '../image/image.ts';
import { letterShapes, letterTubes } from '../lines/lettering.ts';
import type { NeonColour, Piece, Sign } from './sign.ts';
import { placed, svgOf, type Canvas, type Placement } from './surface.ts';

export interface DrawnPiece {
  piece: Piece;
  d: string;
}

export interface Tubes {
  /** Light on the wall from every lit tube, face and hidden strip, linear. */
  emission: Image;
  /** Lit shapes that the camera sees, without the hidden strips. */
  seen: Image;
  /** The picture of the lit tubes themselves, and how much of a pixel they cover. */
  lit: Image;
  litCover: Image;
  /** Milky tubes and faces that are switched off, and their shadow on what is behind them. */
  unlit: Image;
  unlitCover: Image;
  unlitRidge: Image;
  unlitShade: Image;
}

export async function drawPiece(piece: Piece): Promise<DrawnPiece> {
  if ('path' in piece) return { piece, d: piece.path };
  const alongTheLetters = piece.kind === 'tube' || piece.kind === 'unlit';
  return { piece, d: alongTheLetters ? await letterTubes(piece.line) : letterShapes(piece.line) };
}

export async function lightTubes(
  pieces: DrawnPiece[],
  canvas: Canvas,
  { place, softness = 1 }: Pick<Sign, 'place' | 'softness'>,
): Promise<Tubes> {
  const of = (kind: Piece['kind']) => pieces.filter(({ piece }) => piece.kind === kind);
  const draw = (markup: string[]) =>
    markup.length > 0 ? rasterise(svgOf(placed(markup.join(''), place), canvas)) : nothing(canvas);
  const faces = of('face').map((drawn) => fillOf(drawn, lampColour(drawn.piece.colour)));
  const body = await draw([...of('tube').map((drawn) => strokeOf(drawn, 1)), ...faces]);
  const middle = await draw(of('tube').map((drawn) => strokeOf(drawn, 0.62)));
  const core = await draw(of('tube').map((drawn) => strokeOf(drawn, 0.3)));
  const face = await draw(faces);
  const hidden = await draw(of('halo').map(({ piece, d }) => strokeWith(d, lampColour(piece.colour), 20)));
  const dull = of('dull').map((drawn) => fillOf(drawn, milky(drawn.piece.colour)));
  const dark = await draw([...of('unlit').map((drawn) => strokeOf(drawn, 1, milky(drawn.piece.colour))), ...dull]);
  const ridge = await draw(of('unlit').map((drawn) => strokeOf(drawn, 0.3)));
  const { cover: unlitShade } = await draw(shadesOf([...of('unlit'), ...of('dull')], place));
  const blurScale = canvas.scale * softness;
  return {
    emission: sum(body.colour, hidden.colour),
    seen: body.colour,
    lit: glowOf({
      body: blur(body.colour, 1.1 * blurScale),
      middle: blur(middle.colour, 2.2 * blurScale),
      core: blur(core.cover, 2.4 * blurScale),
      faces: face.colour,
    }),
    litCover: blur(body.cover, 1.1 * blurScale),
    unlit: dark.colour,
    unlitCover: dark.cover,
    unlitRidge: blur(ridge.cover, 1.6 * blurScale),
    unlitShade: blur(unlitShade, 7 * canvas.scale),
  };
}

export function strokeWith(d: string, paint: string, width: number, opacity = 1) {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The light of the two whites is more saturated than their swatches. */
const lampColours: Partial<Record<NeonColour, string>> = { 'warm-white': '#ffbf7a', 'ice-white': '#c9e4ff' };

export function lampColour(slug: NeonColour) {
  return lampColours[slug] ?? neonColours.find((colour) => colour.slug === slug)?.hex ?? '#ffffff';
}

/** Silicone that is switched off: white with a slight tint of its colour. */
function milky(slug: NeonColour) {
  const channel = (start: number) => Number.parseInt(lampColour(slug).slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) => Math.round(channel(start) * 0.36 + 242 * 0.64));
  return `rgb(${mixed.join(',')})`;
}

function strokeOf({ piece, d }: DrawnPiece, share: number, paint = lampColour(piece.colour)) {
  return strokeWith(d, paint, (piece.thickness ?? 17) * share);
}

function fillOf({ d }: DrawnPiece, paint: string) {
  return `<path d="${d}" fill="${paint}"/>`;
}

function shadesOf(pieces: DrawnPiece[], place: Placement | undefined) {
  const { scale } = place ?? { scale: 1 };
  return pieces.map((drawn) => {
    const markup = drawn.piece.kind === 'dull' ? fillOf(drawn, '#000') : strokeOf(drawn, 1);
    return `<g transform="translate(${12 / scale} ${22 / scale})">${markup}</g>`;
  });
}

function nothing({ width, height }: Canvas) {
  return { colour: blankImage(width, height, 3), cover: blankImage(width, height, 1) };
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
