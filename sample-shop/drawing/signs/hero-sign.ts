import type { NeonColour, Piece, Sign } from '../scene/sign.ts';

/** Tubes of the shop's own sign on one switch, and their brightness at `turn`, 0…1 of the film. */
interface Circuit {
  colour: NeonColour;
  thickness: number;
  path: string;
  brightness(turn: number): number;
}

/** A lotus that holds a flame, in a ring above water; drawn 600 units wide. */
export const circuits: Circuit[] = [
  { colour: 'purple', thickness: 11, path: 'M176,504A244,244 0 1 1 424,504', brightness: flickersOnce },
  {
    colour: 'pink',
    thickness: 10,
    path: [
      'M300,440C240,396 236,316 300,236C364,316 360,396 300,440Z',
      'M336,430C396,402 420,336 404,270C382,284 366,300 352,318',
      'M264,430C204,402 180,336 196,270C218,284 234,300 248,318',
      'M352,446C434,440 490,394 504,328C474,324 448,328 422,338',
      'M248,446C166,440 110,394 96,328C126,324 152,328 178,338',
    ].join(''),
    brightness: (turn) => 0.97 + 0.03 * wave(turn, 2, 0),
  },
  {
    colour: 'warm-white',
    thickness: 10,
    path: 'M300,208C266,194 256,160 278,130C290,114 298,100 297,78C324,102 346,134 338,168C333,190 320,202 300,208M300,184C290,176 290,162 300,148C310,162 311,176 300,184',
    brightness: (turn) => 0.86 + 0.07 * wave(turn, 7, 0) + 0.05 * wave(turn, 12, 0.3) + 0.02 * wave(turn, 17, 0.6),
  },
  ...[
    'M150,478Q200,464 250,478T350,478T450,478',
    'M206,512Q237,502 268,512T332,512T394,512',
    'M256,544Q278,536 300,544T344,544',
  ].map((path, line): Circuit => ({
    colour: 'blue',
    thickness: 10,
    path,
    brightness: (turn) => 0.78 + 0.22 * wave(turn, 3, line / 3),
  })),
];

/** Returns the sign with one circuit on, or none. */
export function heroSign(lit: number | null): Sign {
  const [scale, x, y] = [1.08, 1130, 452];
  return {
    slug: 'hero',
    alt: 'The shop’s sign, a lotus that holds a flame, on a dark brick wall',
    wall: 'small-dark-brick',
    softness: 0.5,
    size: { width: 1600, height: 900 },
    pieces: circuits.map(({ colour, thickness, path }, index): Piece => ({
      kind: index === lit ? 'tube' : 'unlit',
      colour,
      thickness,
      path,
    })),
    cables: ['M992,-200C991,0 993,120 992,221', 'M1268,-200C1269,0 1267,120 1268,221'],
    // moves the middle of the sign, 300, 300, to x, y
    place: { x: x + 500 * scale, y: y + 650 * scale, scale },
    ambient: lit === null ? 0.5 : 0,
  };
}

/** -1…1, whole rounds a film, so that its end meets its beginning. */
function wave(turn: number, rounds: number, shift: number): number {
  return Math.sin(2 * Math.PI * (turn * rounds + shift));
}

/** Constant but for two dips of a tenth of a second, once a film; below three flashes a second. */
function flickersOnce(turn: number): number {
  const into = (turn - 0.62) * 10;
  if (into < 0 || into > 0.5) return 1;
  return into < 0.12 || (into > 0.24 && into < 0.34) ? 0.45 : 0.92;
}
