import { draw } from '../lines/motifs.ts';
import { tube } from '../scene/pieces.ts';
import { circle, corners, heart, petals, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const floroSigns: ProductSign[] = [
  {
    slug: 'bloom-where-you-are',
    room: 'sofa',
    subject: 'Neon quote “bloom where you are” with flowers on a leaf wall',
    wall: 'foliage',
    pieces: [
      tube('pink', 22, textLine('bloom', 'pacifico', 720, 960)),
      tube('warm-white', 20, textLine('where you are', 'sacramento', 1160, 1120)),
      tube('orange', 16, draw('flower', 1260, 500, 1.3) + draw('flower', 360, 1470, 1.1)),
      tube('lemon', 15, draw('flower', 1180, 1500, 0.8)),
    ],
  },
  {
    slug: 'phoolon-ka-dil',
    room: 'stage',
    subject: 'A neon heart with flowers along one side on a leaf wall',
    wall: 'foliage',
    pieces: [
      tube('warm-white', 22, heart(800, 920, 560)),
      tube('pink', 17, draw('flower', 1160, 1180, 1.5) + draw('flower', 980, 1390, 1.1) + draw('flower', 1290, 930, 1)),
      tube('green', 15, draw('fern', 330, 700, 1.3, -20) + draw('fern', 390, 480, 1, 16)),
    ],
  },
  {
    slug: 'kamal-lotus-pond',
    room: 'stage',
    subject: 'Three neon lotuses on water',
    wall: 'tiles',
    pieces: [
      tube('pink', 20, draw('lotus', 800, 760, 3.6)),
      tube('purple', 17, draw('lotus', 430, 1180, 1.8) + draw('lotus', 1200, 1200, 1.6)),
      tube(
        'blue',
        17,
        'M240,1420Q340,1370 440,1420T640,1420T840,1420T1040,1420T1240,1420M340,1520Q440,1470 540,1520T740,1520T940,1520T1140,1520',
      ),
    ],
  },
  {
    slug: 'selfie-adda',
    room: 'stage',
    subject: 'A neon camera and the words “selfie adda” on a leaf wall',
    wall: 'foliage',
    pieces: [
      tube('ice-white', 21, draw('camera', 800, 660, 3.4)),
      tube('pink', 23, textLine('selfie', 'pacifico', 1230, 760)),
      tube('lemon', 23, textLine('ADDA', 'tilt', 1560, 560, { spacing: 10 })),
    ],
    boards: [
      { path: roundedBox(230, 260, 1140, 1480, 60), material: 'black', screws: corners(230, 260, 1140, 1480, 60) },
    ],
  },
  {
    slug: 'hello-gorgeous',
    room: 'sofa',
    subject: 'Neon words “hello gorgeous” before hanging cloth and fairy lights',
    wall: 'drape',
    pieces: [
      tube('ice-white', 19, textLine('HELLO', 'tilt', 560, 620, { spacing: 20 })),
      tube('pink', 24, textLine('gorgeous', 'pacifico', 1000, 1180)),
      tube('pink', 15, 'M420,1290C640,1350 960,1350 1180,1290'),
    ],
  },
  {
    slug: 'oh-baby-floral-moon',
    room: 'stage',
    subject: 'A neon moon wound with flowers and the words “oh baby”',
    wall: 'drape',
    pieces: [
      tube('warm-white', 22, draw('moon', 760, 800, 5)),
      tube('pink', 16, draw('flower', 400, 620, 1.2) + draw('flower', 460, 1080, 1.4) + draw('flower', 360, 860, 0.9)),
      tube('blue', 20, textLine('oh baby', 'sacramento', 880, 600, { x: 1010 })),
    ],
  },
  {
    slug: 'mogra-photo-ring',
    room: 'stage',
    subject: 'A photo ring of neon petals to stand in',
    wall: 'foliage',
    pieces: [
      tube('ice-white', 19, circle(800, 960, 560)),
      tube('lemon', 15, petals(800, 960, 590, 700, 26, 0.7)),
      tube('pink', 18, textLine('say cheese', 'yellowtail', 960, 720)),
    ],
  },
];
