import { lampsFarAway, marigolds } from '../decorations.ts';
import { draw } from '../motifs.ts';
import { tube } from '../pieces.ts';
import { corners, heart, petals, roundedBox } from '../shapes.ts';
import { closeUp, day, fromTheSide, inColours, inRoom, words, type ProductSign } from './product-sign.ts';

const candlelight = ['#ffb45e', '#ffcf8a', '#ff9a3c'];

export const weddingSigns: ProductSign[] = [
  {
    slug: 'rohan-and-isha',
    subject: 'The names “Rohan & Isha” in neon with two rings',
    wall: 'foliage',
    pieces: [
      tube('warm-white', 22, words('Rohan', 'sacramento', 480, 920, { x: 720, tilt: -4 })),
      tube('pink', 19, words('&', 'sacramento', 830, 220)),
      tube('warm-white', 22, words('Isha', 'sacramento', 1180, 720, { x: 850, tilt: -4 })),
      tube('lemon', 16, draw('rings', 800, 1600, 1.5)),
    ],
    shots: [
      closeUp(720, 560),
      inColours({ 'warm-white': 'pink', pink: 'warm-white', lemon: 'ice-white' }),
      inRoom('stage'),
    ],
  },
  {
    slug: 'arjun-weds-tara',
    subject: 'Neon words “Arjun weds Tara” on clear acrylic',
    wall: 'drape',
    pieces: [
      tube('ice-white', 21, words('Arjun', 'pacifico', 560, 880)),
      tube('pink', 16, words('weds', 'tilt', 900, 300, { spacing: 8 })),
      tube('ice-white', 21, words('Tara', 'pacifico', 1220, 760)),
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
    bokeh: lampsFarAway('weds', 24, { x: -60, y: 1640, width: 1720, height: 420 }, candlelight),
    view: { turn: 0.06, rise: 0, zoom: 1 },
    shots: [closeUp(800, 640), inColours({ 'ice-white': 'warm-white', pink: 'red' }), day],
  },
  {
    slug: 'shubh-vivah',
    subject: 'Neon words “शुभ विवाह” below a lotus, marigold strings at the sides',
    wall: 'plum-plaster',
    pieces: [
      tube('pink', 19, draw('lotus', 800, 560, 2.7)),
      tube('lemon', 24, words('शुभ', 'balooHindi', 1060, 480)),
      tube('lemon', 24, words('विवाह', 'balooHindi', 1440, 740)),
    ],
    props: marigolds(
      'vivah',
      [70, 160, 1440, 1530].map((x, index) => ({ x, length: index % 3 === 0 ? 1800 : 1250 })),
    ),
    shots: [closeUp(800, 1160), fromTheSide(0.28), inColours({ lemon: 'warm-white', pink: 'orange' })],
  },
  {
    slug: 'forever-and-always',
    subject: 'Neon words “forever & always” with an infinity loop',
    wall: 'white-brick',
    pieces: [
      tube('warm-white', 21, words('forever', 'sacramento', 520, 980, { tilt: -4 })),
      tube('red', 21, draw('infinity', 800, 940, 2.7)),
      tube('warm-white', 21, words('& always', 'sacramento', 1360, 1080, { tilt: -4 })),
    ],
    view: { turn: 0.12, rise: -0.02, zoom: 1.02 },
    shots: [closeUp(800, 880), fromTheSide(0.28), day],
  },
  {
    slug: 'it-was-always-you',
    subject: 'Neon quote “it was always you”',
    wall: 'foliage',
    pieces: [
      tube('pink', 21, words('it was', 'yellowtail', 560, 720, { tilt: -6 })),
      tube('ice-white', 22, words('always', 'yellowtail', 930, 1100, { tilt: -6 })),
      tube('pink', 22, words('you', 'yellowtail', 1320, 560, { x: 860, tilt: -6 })),
      tube('red', 17, heart(1270, 1450, 80)),
    ],
    boards: [
      { path: roundedBox(160, 300, 1280, 1360, 50), material: 'black', screws: corners(160, 300, 1280, 1360, 60) },
    ],
    view: { turn: -0.14, rise: 0.03, zoom: 1.02 },
    shots: [closeUp(760, 900), fromTheSide(-0.28), inColours({ pink: 'warm-white', 'ice-white': 'warm-white' })],
  },
  {
    slug: 'dil-mil-gaye',
    subject: 'Two linked neon hearts and the words “dil mil gaye”',
    wall: 'dark-slats',
    pieces: [
      tube('red', 22, heart(640, 760, 340)),
      tube('pink', 22, heart(990, 820, 300)),
      tube('warm-white', 20, words('dil mil gaye', 'pacifico', 1420, 1080)),
    ],
    view: { turn: 0.12, rise: 0.03, zoom: 1.02 },
    shots: [
      closeUp(820, 760),
      fromTheSide(0.28),
      inColours({ red: 'purple', pink: 'blue', 'warm-white': 'ice-white' }),
    ],
  },
  {
    slug: 'mr-and-mrs',
    subject: 'Neon words “Mr & Mrs” in a wreath of petals',
    wall: 'pale-marble',
    pieces: [
      tube('warm-white', 16, petals(800, 940, 540, 680, 24, 0.8)),
      tube('pink', 23, words('Mr', 'pacifico', 740, 400, { x: 660 })),
      tube('warm-white', 19, words('&', 'pacifico', 950, 150)),
      tube('pink', 23, words('Mrs', 'pacifico', 1170, 520, { x: 880 })),
    ],
    ambient: 0.5,
    shots: [closeUp(800, 900), fromTheSide(0.28), day],
  },
];
