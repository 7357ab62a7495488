import { distantLamps, marigolds, plant } from '../scene/decorations.ts';
import { allDots, litDots } from '../lines/dot-matrix.ts';
import { draw } from '../lines/motifs.ts';
import { face, solid, tube } from '../scene/pieces.ts';
import { textLine } from '../product-signs/product-sign.ts';
import { heart, roundedBox } from '../lines/shapes.ts';
import type { Sign } from '../scene/sign.ts';
import type { Placement } from '../scene/surface.ts';

type Scene = Pick<Sign, 'props' | 'bokeh' | 'view'> & { place: Placement };

/** A sign that promotions show; text is left of it in the wide picture, and below it in the narrow one. */
export interface PromotionSign extends Pick<Sign, 'slug' | 'alt' | 'wall' | 'pieces' | 'ambient'> {
  scenes: Partial<Record<Shape, Scene>>;
}

type Shape = keyof typeof sizes;

/** Pixels of the picture. */
const sizes = {
  wide: { width: 1920, height: 640 },
  narrow: { width: 800, height: 1000 },
  'pop-up': { width: 1040, height: 650 },
};

/** Returns the sign as each of its pictures shows it. */
export function scenesOf({ scenes, ...sign }: PromotionSign) {
  return shapes.flatMap((shape) => {
    const scene = scenes[shape];
    if (scene === undefined) return [];
    const shown: Sign = { ...sign, ...scene, size: sizes[shape] };
    return [{ shape, sign: shown, width: sizes[shape].width }];
  });
}

const shapes = ['wide', 'narrow', 'pop-up'] as const;

const right = { x: 1390, y: 320, scale: 0.5 };
const upper = { x: 400, y: 380, scale: 0.44 };
const candlelight = ['#ffb45e', '#ffcf8a', '#ff9a3c'];
const nightlights = ['#4cc9ff', '#ff5fa8', '#ffcf8a', '#9d7bff'];
const ticker = { x: 140, y: 700, pitch: 20, columns: 66, rows: 25 };

export const promotionSigns: PromotionSign[] = [
  {
    slug: 'your-name',
    alt: 'The words “your name” in pink neon, underlined in warm white, on a dark brick wall',
    wall: 'dark-brick',
    pieces: [
      tube('pink', 24, textLine('your name', 'pacifico', 900, 1240, { tilt: -4 })),
      tube('warm-white', 16, 'M260,1190C560,1150 1040,1150 1340,1176'),
      tube('blue', 13, draw('spark', 1380, 640, 1.2)),
    ],
    scenes: {
      wide: { place: right, props: plant('name-wide', 1770, 660, 120), view: { turn: 0.1, rise: 0, zoom: 1 } },
      narrow: { place: upper, props: plant('name-narrow', 660, 1020, 150) },
    },
  },
  {
    slug: 'flat-fifty',
    alt: 'A running LED board that says “LED BOARDS FLAT 50%” in a lit orange frame',
    wall: 'dark-slats',
    pieces: [
      solid('#121116', roundedBox(90, 640, 1420, 620, 40)),
      tube('orange', 13, roundedBox(116, 666, 1368, 568, 30)),
      solid('#1d1c22', allDots(ticker)),
      face('orange', litDots(ticker, 'LED BOARDS', { column: 3, row: 3 })),
      face('red', litDots(ticker, 'FLAT 50%', { column: 9, row: 14 })),
    ],
    scenes: {
      wide: { place: { ...right, scale: 0.42 }, view: { turn: 0.12, rise: 0, zoom: 1 } },
      narrow: { place: { ...upper, scale: 0.47 } },
    },
  },
  {
    slug: 'wedding-season',
    alt: 'Neon words “happily ever after” with two rings on a leaf wall, candles below',
    wall: 'foliage',
    pieces: [
      tube('warm-white', 23, textLine('happily', 'sacramento', 720, 900, { tilt: -4 })),
      tube('warm-white', 23, textLine('ever after', 'sacramento', 1080, 1080, { x: 840, tilt: -4 })),
      tube('lemon', 16, draw('rings', 1420, 780, 1.3)),
      tube('red', 16, heart(170, 1090, 90)),
    ],
    scenes: {
      wide: {
        place: { ...right, scale: 0.54 },
        bokeh: distantLamps('season-wide', 26, { x: -40, y: 470, width: 2000, height: 190 }, candlelight),
      },
      narrow: {
        place: { ...upper, scale: 0.48 },
        bokeh: distantLamps('season-narrow', 20, { x: -40, y: 800, width: 880, height: 220 }, candlelight),
      },
    },
  },
  {
    slug: 'monsoon-chai',
    alt: 'A steaming kulhad of chai in neon before a rainy window at night',
    wall: 'night-glass',
    ambient: 0.8,
    pieces: [
      tube('orange', 20, draw('kulhad', 800, 1080, 2.6)),
      tube('ice-white', 16, draw('steam', 800, 700, 1.9)),
      tube('pink', 20, textLine('garam chai', 'yellowtail', 1480, 900)),
    ],
    scenes: {
      wide: { place: { x: 1390, y: 290, scale: 0.46 } },
      narrow: { place: { x: 400, y: 360, scale: 0.46 } },
    },
  },
  {
    slug: 'game-on',
    alt: 'The words “GAME ON” and a controller in purple and blue neon on a navy wall',
    wall: 'navy-plaster',
    pieces: [
      tube('purple', 22, draw('controller', 800, 780, 2.5)),
      tube('blue', 21, textLine('GAME ON', 'tilt', 1210, 1020, { spacing: 8 })),
      tube('pink', 14, 'M360,1370L1240,1370'),
    ],
    scenes: {
      wide: {
        place: { x: 1390, y: 280, scale: 0.5 },
        bokeh: distantLamps('game-wide', 16, { x: 0, y: 0, width: 1920, height: 640 }, nightlights),
      },
      narrow: {
        place: { x: 400, y: 360, scale: 0.48 },
        bokeh: distantLamps('game-narrow', 12, { x: 0, y: 0, width: 800, height: 1000 }, nightlights),
      },
    },
  },
  {
    slug: 'diwali',
    alt: 'Neon words “शुभ दीपावली” above a row of neon lamps, marigold strings beside them',
    wall: 'dark-wood',
    ambient: 0.5,
    pieces: [
      tube('orange', 23, textLine('शुभ', 'balooHindi', 640, 460)),
      tube('lemon', 23, textLine('दीपावली', 'balooHindi', 990, 980)),
      ...[430, 800, 1170].flatMap((x) => [
        tube('orange', 15, draw('diya', x, 1300, 1.1)),
        tube('warm-white', 13, draw('drop', x, 1220, 0.9)),
      ]),
    ],
    scenes: {
      wide: {
        place: { x: 1390, y: 310, scale: 0.5 },
        props: marigolds('diwali-wide', [
          { x: 990, length: 520 },
          { x: 1060, length: 320 },
          { x: 1740, length: 320 },
          { x: 1810, length: 560 },
        ]),
        bokeh: distantLamps('diwali-wide', 18, { x: -40, y: 480, width: 900, height: 180 }, candlelight),
      },
      narrow: {
        place: { x: 400, y: 390, scale: 0.46 },
        props: marigolds('diwali-narrow', [
          { x: 40, length: 760 },
          { x: 760, length: 760 },
        ]),
        bokeh: distantLamps('diwali-narrow', 16, { x: -40, y: 820, width: 880, height: 200 }, candlelight),
      },
      'pop-up': {
        place: { x: 520, y: 320, scale: 0.5 },
        props: marigolds('diwali-pop-up', [
          { x: 60, length: 560 },
          { x: 980, length: 560 },
        ]),
      },
    },
  },
  {
    slug: 'new-year',
    alt: 'The word “cheers” with a glass and sparks in neon before a window at night',
    wall: 'night-glass',
    ambient: 0.8,
    pieces: [
      tube('pink', 22, textLine('cheers', 'pacifico', 1060, 940, { tilt: -4 })),
      tube('lemon', 18, draw('cocktail', 1240, 640, 1.9)),
      tube('ice-white', 12, draw('spark', 380, 620, 1.5)),
      tube('blue', 12, draw('spark', 620, 500, 0.9)),
      tube('lemon', 12, draw('spark', 860, 640, 0.8)),
    ],
    scenes: {
      wide: { place: { x: 1390, y: 350, scale: 0.5 } },
      narrow: { place: { x: 400, y: 420, scale: 0.48 } },
      'pop-up': { place: { x: 520, y: 360, scale: 0.5 } },
    },
  },
  {
    slug: 'holi',
    alt: 'The words “Holi Hai” in five neon colours among drops and flowers on a plum wall',
    wall: 'plum-plaster',
    ambient: 0.7,
    pieces: [
      tube('lemon', 23, textLine('Holi', 'pacifico', 680, 640, { x: 660 })),
      tube('green', 23, textLine('Hai', 'pacifico', 1080, 560, { x: 980 })),
      tube('pink', 15, draw('flower', 1240, 640, 1.3)),
      tube('blue', 15, draw('drop', 380, 1100, 1.5, -20)),
      tube('orange', 15, draw('drop', 560, 1260, 1.1, 15)),
      tube('purple', 15, draw('flower', 210, 760, 0.9)),
    ],
    scenes: {
      wide: { place: { x: 1390, y: 320, scale: 0.5 } },
      narrow: { place: { x: 400, y: 400, scale: 0.48 } },
    },
  },
  {
    slug: 'namaste',
    alt: 'The word “नमस्ते” in pink neon above a lotus, on a green wall with plants',
    wall: 'green-plaster',
    ambient: 0.6,
    pieces: [
      tube('pink', 24, textLine('नमस्ते', 'balooHindi', 760, 960)),
      tube('lemon', 17, draw('lotus', 800, 1180, 1.7)),
    ],
    scenes: {
      'pop-up': { place: { x: 500, y: 315, scale: 0.48 }, props: plant('namaste', 940, 670, 110) },
    },
  },
];
