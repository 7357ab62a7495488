import { draw } from '../lines/motifs.ts';
import { tube } from '../scene/pieces.ts';
import { corners, heart, petals, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const weddingSigns: ProductSign[] = [
  {
    slug: 'rohan-and-isha',
    room: 'stage',
    subject: 'The names “Rohan & Isha” in neon with two rings',
    wall: 'foliage',
    pieces: [
      tube('warm-white', 22, textLine('Rohan', 'sacramento', 480, 920, { x: 720, tilt: -4 })),
      tube('pink', 19, textLine('&', 'sacramento', 830, 220)),
      tube('warm-white', 22, textLine('Isha', 'sacramento', 1180, 720, { x: 850, tilt: -4 })),
      tube('lemon', 16, draw('rings', 800, 1600, 1.5)),
    ],
  },
  {
    slug: 'arjun-weds-tara',
    room: 'stage',
    subject: 'Neon words “Arjun weds Tara” on clear acrylic',
    wall: 'drape',
    pieces: [
      tube('ice-white', 21, textLine('Arjun', 'pacifico', 560, 880)),
      tube('pink', 16, textLine('weds', 'tilt', 900, 300, { spacing: 8 })),
      tube('ice-white', 21, textLine('Tara', 'pacifico', 1220, 760)),
      tube('pink', 14, 'M360,900L560,900M1040,900L1240,900'),
    ],
    boards: [
      {
        path: roundedBox(200, 240, 1200, 1300, 600),
        material: 'clear',
        screws: [
          [800, 320],
          [800, 1460],
        ],
      },
    ],
  },
  {
    slug: 'shubh-vivah',
    room: 'stage',
    subject: 'Neon words “शुभ विवाह” below a lotus, marigold strings at the sides',
    wall: 'plum-plaster',
    pieces: [
      tube('pink', 19, draw('lotus', 800, 560, 2.7)),
      tube('lemon', 24, textLine('शुभ', 'balooHindi', 1060, 480)),
      tube('lemon', 24, textLine('विवाह', 'balooHindi', 1440, 740)),
    ],
  },
  {
    slug: 'forever-and-always',
    room: 'stage',
    subject: 'Neon words “forever & always” with an infinity loop',
    wall: 'white-brick',
    pieces: [
      tube('warm-white', 21, textLine('forever', 'sacramento', 520, 980, { tilt: -4 })),
      tube('red', 21, draw('infinity', 800, 940, 2.7)),
      tube('warm-white', 21, textLine('& always', 'sacramento', 1360, 1080, { tilt: -4 })),
    ],
  },
  {
    slug: 'it-was-always-you',
    room: 'stage',
    subject: 'Neon quote “it was always you”',
    wall: 'foliage',
    pieces: [
      tube('pink', 21, textLine('it was', 'yellowtail', 560, 720, { tilt: -6 })),
      tube('ice-white', 22, textLine('always', 'yellowtail', 930, 1100, { tilt: -6 })),
      tube('pink', 22, textLine('you', 'yellowtail', 1320, 560, { x: 860, tilt: -6 })),
      tube('red', 17, heart(1270, 1450, 80)),
    ],
    boards: [
      { path: roundedBox(160, 300, 1280, 1360, 50), material: 'black', screws: corners(160, 300, 1280, 1360, 60) },
    ],
  },
  {
    slug: 'dil-mil-gaye',
    room: 'stage',
    subject: 'Two linked neon hearts and the words “dil mil gaye”',
    wall: 'dark-slats',
    pieces: [
      tube('red', 22, heart(640, 760, 340)),
      tube('pink', 22, heart(990, 820, 300)),
      tube('warm-white', 20, textLine('dil mil gaye', 'pacifico', 1420, 1080)),
    ],
  },
  {
    slug: 'mr-and-mrs',
    room: 'stage',
    subject: 'Neon words “Mr & Mrs” in a wreath of petals',
    wall: 'pale-marble',
    pieces: [
      tube('warm-white', 16, petals(800, 940, 540, 680, 24, 0.8)),
      tube('pink', 23, textLine('Mr', 'pacifico', 740, 400, { x: 660 })),
      tube('warm-white', 19, textLine('&', 'pacifico', 950, 150)),
      tube('pink', 23, textLine('Mrs', 'pacifico', 1170, 520, { x: 880 })),
    ],
  },
];
