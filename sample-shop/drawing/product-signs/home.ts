import { draw } from '../lines/motifs.ts';
import { tube } from '../scene/pieces.ts';
import { circle, corners, heart, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const homeSigns: ProductSign[] = [
  {
    slug: 'but-first-naps',
    room: 'bed',
    subject: 'Neon quote “but first, naps”',
    wall: 'cream-plaster',
    pieces: [
      tube('purple', 20, textLine('but first,', 'sacramento', 600, 980, { tilt: -4 })),
      tube('blue', 25, textLine('NAPS', 'tilt', 1050, 860, { spacing: 10 })),
      tube('purple', 17, draw('moon', 1240, 1420, 0.9) + draw('spark', 1060, 1480, 0.6)),
    ],
  },
  {
    slug: 'you-are-my-sunshine',
    room: 'sofa',
    subject: 'A neon sun and the words “you are my sunshine”',
    wall: 'slats',
    pieces: [
      tube('lemon', 21, draw('sun', 800, 640, 3.6)),
      tube('orange', 20, textLine('you are my', 'sacramento', 1270, 900)),
      tube('orange', 22, textLine('sunshine', 'sacramento', 1580, 980)),
    ],
  },
  {
    slug: 'ghar-sweet-ghar',
    room: 'sofa',
    subject: 'A neon house with a heart and the words “ghar sweet ghar”',
    wall: 'wood',
    pieces: [
      tube('warm-white', 22, draw('house', 800, 760, 4.2)),
      tube('red', 17, heart(800, 680, 90)),
      tube('orange', 20, textLine('ghar sweet ghar', 'yellowtail', 1480, 1180)),
    ],
  },
  {
    slug: 'dilli-6',
    room: 'sofa',
    subject: 'A neon bicycle and the words “slow down”',
    wall: 'green-plaster',
    pieces: [
      tube('ice-white', 20, draw('cycle', 800, 760, 4.2)),
      tube('orange', 21, textLine('slow down', 'pacifico', 1430, 1080)),
    ],
  },
  {
    slug: 'goa-state-of-mind',
    room: 'sofa',
    subject: 'Two neon palms, the sun and waves',
    wall: 'tiles',
    pieces: [
      tube('green', 20, draw('palm', 560, 900, 4.2, -4)),
      tube('orange', 20, circle(1160, 640, 210)),
      tube(
        'blue',
        18,
        'M300,1420Q400,1350 500,1420T700,1420T900,1420T1100,1420T1300,1420M400,1520Q500,1450 600,1520T800,1520T1000,1520T1200,1520',
      ),
    ],
  },
  {
    slug: 'game-on',
    room: 'desk',
    subject: 'A neon game controller and the words “GAME ON”',
    wall: 'dark-slats',
    pieces: [
      tube('blue', 22, draw('controller', 800, 760, 4.2)),
      tube('pink', 16, circle(1060, 720, 36) + circle(1150, 640, 36)),
      tube('green', 25, textLine('GAME', 'tilt', 1340, 700, { x: 560, spacing: 6 })),
      tube('pink', 25, textLine('ON', 'tilt', 1340, 340, { x: 1180, spacing: 6 })),
    ],
  },
  {
    slug: 'howzat',
    room: 'desk',
    subject: 'A cricket bat and ball in neon with the word “Howzat!”',
    wall: 'dark-brick',
    pieces: [
      tube('warm-white', 22, draw('cricketBat', 680, 800, 4.6, 38)),
      tube(
        'red',
        21,
        `${circle(1120, 640, 130)}M1040,545C1100,600 1100,680 1040,735M1200,545C1140,600 1140,680 1200,735`,
      ),
      tube('lemon', 24, textLine('Howzat!', 'yellowtail', 1560, 1000, { tilt: -4 })),
    ],
  },
  {
    slug: 'spin-slow',
    room: 'sofa',
    subject: 'A neon vinyl record with the words “spin slow”',
    wall: 'plum-plaster',
    pieces: [
      tube('purple', 20, draw('vinyl', 800, 780, 4.4)),
      tube('orange', 21, textLine('spin slow', 'yellowtail', 1500, 940)),
    ],
  },
  {
    slug: 'play-it-loud',
    room: 'sofa',
    subject: 'A neon guitar and the words “play it loud”',
    wall: 'white-brick',
    pieces: [
      tube('orange', 21, draw('guitar', 700, 820, 4, 22)),
      tube('red', 11, textLine('LOUD', 'monoton', 1600, 900)),
      tube('ice-white', 20, textLine('play it', 'yellowtail', 1310, 520, { x: 1110, tilt: -6 })),
      tube('blue', 16, draw('note', 1170, 640, 1.3)),
    ],
  },
  {
    slug: 'on-air-studio',
    room: 'desk',
    subject: 'A neon microphone in headphones and the words “on air”',
    wall: 'navy-plaster',
    pieces: [
      tube('ice-white', 20, draw('microphone', 800, 780, 2.6)),
      tube('purple', 20, draw('headphones', 800, 760, 4.2)),
      tube('red', 25, textLine('ON AIR', 'tilt', 1480, 860, { spacing: 8 })),
      tube('red', 14, roundedBox(290, 1330, 1020, 300, 60)),
    ],
    boards: [
      { path: roundedBox(170, 250, 1260, 1470, 90), material: 'clear', screws: corners(170, 250, 1260, 1470, 75) },
    ],
  },
  {
    slug: 'desert-bloom-cactus',
    room: 'sofa',
    subject: 'A neon cactus with a flower',
    wall: 'clay-plaster',
    pieces: [tube('green', 24, draw('cactus', 800, 1020, 5)), tube('pink', 17, draw('flower', 800, 400, 0.9))],
    boards: [
      { path: roundedBox(260, 230, 1080, 1440, 80), material: 'white', screws: corners(260, 230, 1080, 1440, 60) },
    ],
  },
];
