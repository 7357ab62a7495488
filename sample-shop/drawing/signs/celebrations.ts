import { diyas, flame, distantLamps, marigolds } from '../scene/decorations.ts';
import { face, tube } from '../scene/pieces.ts';
import { circle, corners, heart, petals, roundedBox } from '../lines/shapes.ts';
import type { Sign } from '../scene/sign.ts';

const candlelight = ['#ffb45e', '#ffcf8a', '#ff9a3c'];

export const celebrationSigns: Sign[] = [
  {
    slug: 'wedding-neon',
    alt: 'Wedding neon sign “happily ever after” in warm white on a green leaf wall with fairy lights',
    wall: 'foliage',
    pieces: [
      tube('warm-white', 21, { text: 'happily', font: 'sacramento', x: 760, y: 640, width: 1060, tilt: -4 }),
      tube('warm-white', 21, { text: 'ever after', font: 'sacramento', x: 830, y: 1180, width: 1260, tilt: -4 }),
    ],
    bokeh: distantLamps('wedding', 26, { x: -60, y: 1560, width: 1720, height: 500 }, candlelight),
    view: { turn: 0.12, rise: 0, zoom: 1 },
  },
  {
    slug: 'couple-names',
    alt: 'Neon couple names “Aarav & Meera” in warm white with a pink ampersand on hanging cloth',
    wall: 'drape',
    pieces: [
      tube('warm-white', 21, { text: 'Aarav', font: 'sacramento', x: 700, y: 500, width: 960, tilt: -5 }),
      tube('pink', 20, { text: '&', font: 'sacramento', x: 800, y: 930, width: 270 }),
      tube('warm-white', 21, { text: 'Meera', font: 'sacramento', x: 880, y: 1350, width: 1020, tilt: -5 }),
      tube('red', 16, heart(1270, 900, 110)),
    ],
    bokeh: distantLamps('couple', 22, { x: -60, y: 1680, width: 1720, height: 400 }, candlelight),
    view: { turn: -0.1, rise: 0, zoom: 1 },
  },
  {
    slug: 'mandap-backdrops',
    alt: 'Mandap backdrop: a lit arch with a pink lotus, the words “Shubh Vivah” and marigold strings',
    wall: 'drape',
    pieces: [
      tube('warm-white', 19, 'M240,2300L240,860C240,560 540,470 800,210C1060,470 1360,560 1360,860L1360,2300'),
      tube('orange', 16, 'M340,2300L340,900C340,650 590,560 800,360C1010,560 1260,650 1260,900L1260,2300'),
      tube('pink', 17, petals(800, 800, 20, 260, 8, 0.9)),
      tube('warm-white', 19, { text: 'Shubh', font: 'sacramento', x: 800, y: 1260, width: 640 }),
      tube('warm-white', 19, { text: 'Vivah', font: 'sacramento', x: 800, y: 1640, width: 640 }),
    ],
    props: marigolds(
      'mandap',
      [70, 150, 1450, 1530].map((x, index) => ({ x, length: index % 3 === 0 ? 1750 : 1350 })),
    ),
  },
  {
    slug: 'better-together',
    alt: 'Neon sign “better together” in ice white and pink on clear acrylic before a leaf wall',
    wall: 'foliage',
    pieces: [
      tube('ice-white', 21, { text: 'better', font: 'pacifico', x: 710, y: 730, width: 860, tilt: -4 }),
      tube('pink', 21, { text: 'together', font: 'pacifico', x: 830, y: 1170, width: 1160, tilt: -4 }),
      tube('red', 17, heart(1260, 640, 105)),
    ],
    boards: [
      { path: roundedBox(140, 400, 1320, 1180, 60), material: 'clear', screws: corners(140, 400, 1320, 1180, 65) },
    ],
    view: { turn: -0.12, rise: 0.04, zoom: 1.02 },
  },
  {
    slug: 'festival-diwali',
    alt: 'Neon sign “शुभ दीपावली” in orange and lemon above burning clay lamps, marigolds at the sides',
    wall: 'dark-wood',
    pieces: [
      tube('orange', 23, { text: 'शुभ', font: 'balooHindi', x: 800, y: 540, width: 520 }),
      tube('lemon', 23, { text: 'दीपावली', font: 'balooHindi', x: 800, y: 980, width: 1060 }),
      tube('warm-white', 16, `M470,1290L740,1290M860,1290L1130,1290${petals(800, 1290, 8, 50, 4, 0.8)}`),
      ...[310, 640, 960, 1290].map((x) => face('orange', flame(x, 1762, 96))),
      ...[310, 640, 960, 1290].map((x) => face('warm-white', flame(x, 1756, 60))),
    ],
    props: [
      ...marigolds('diwali', [
        { x: 60, length: 1300 },
        { x: 140, length: 980 },
        { x: 1460, length: 980 },
        { x: 1540, length: 1300 },
      ]),
      diyas([310, 640, 960, 1290], 1810, 110),
    ],
    bokeh: distantLamps('diwali', 14, { x: -60, y: 1880, width: 1720, height: 220 }, candlelight),
  },
  {
    slug: 'om-ganesha',
    alt: 'Om in orange neon within a lotus ring of warm white on a navy wall above a clay lamp',
    wall: 'navy-plaster',
    pieces: [
      tube('orange', 28, { text: 'ॐ', font: 'balooHindi', x: 800, y: 900, width: 560 }),
      tube('warm-white', 17, circle(800, 920, 480)),
      tube('warm-white', 16, petals(800, 920, 505, 690, 16, 0.85)),
      face('orange', flame(800, 1812, 100)),
      face('warm-white', flame(800, 1806, 62)),
    ],
    props: [diyas([800], 1860, 120)],
  },
];
