import { draw } from '../lines/motifs.ts';
import { tube } from '../scene/pieces.ts';
import { corners, heart, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const preCutSigns: ProductSign[] = [
  {
    slug: 'dil-se-double-heart',
    room: 'bed',
    subject: 'Two neon hearts, one in the other',
    wall: 'plum-plaster',
    pieces: [tube('red', 24, heart(800, 900, 520)), tube('pink', 20, heart(860, 930, 300))],
  },
  {
    slug: 'titli-butterfly',
    room: 'bed',
    subject: 'A neon butterfly with open wings',
    wall: 'white-brick',
    pieces: [tube('blue', 23, draw('butterfly', 800, 900, 4.6)), tube('ice-white', 18, draw('spark', 1250, 1490, 1.5))],
  },
  {
    slug: 'angel-wings-selfie',
    room: 'sofa',
    subject: 'A pair of large neon wings to stand between',
    wall: 'pink-plaster',
    pieces: [tube('ice-white', 22, draw('wings', 800, 980, 3.9)), tube('warm-white', 18, draw('crown', 800, 500, 0.9))],
  },
  {
    slug: 'raja-crown',
    room: 'bed',
    subject: 'A neon crown with three pearls',
    wall: 'navy-plaster',
    pieces: [tube('lemon', 24, draw('crown', 800, 930, 5.2))],
    boards: [
      { path: roundedBox(160, 340, 1280, 1160, 80), material: 'clear', screws: corners(160, 340, 1280, 1160, 70) },
    ],
  },
  {
    slug: 'bijli-bolt',
    room: 'desk',
    subject: 'A neon lightning bolt',
    wall: 'black-brick',
    pieces: [tube('lemon', 26, draw('bolt', 800, 960, 6)), tube('orange', 17, draw('bolt', 800, 960, 4.4))],
  },
  {
    slug: 'happy-birthday',
    room: 'stage',
    subject: 'Neon words “happy birthday” between two balloons',
    wall: 'drape',
    pieces: [
      tube('warm-white', 22, textLine('happy', 'pacifico', 700, 860)),
      tube('pink', 22, textLine('birthday', 'pacifico', 1140, 1080, { pairSpacing: { rt: -5.5 } })),
      tube('blue', 17, draw('balloon', 1290, 560, 2.1, 8)),
      tube('lemon', 17, draw('spark', 330, 470, 1.3) + draw('spark', 1330, 1480, 1.1) + draw('spark', 300, 1460, 0.8)),
    ],
  },
  {
    slug: 'lets-party',
    room: 'bar',
    subject: 'Neon words “let’s party” with a cocktail glass',
    wall: 'tiles',
    pieces: [
      tube('purple', 22, textLine("let's", 'yellowtail', 560, 560, { x: 560, tilt: -6 })),
      tube('pink', 23, textLine('PARTY', 'tilt', 1080, 1120, { spacing: 8 })),
      tube('lemon', 18, draw('cocktail', 1150, 560, 2)),
      tube('blue', 18, 'M330,1390L1270,1390'),
    ],
  },
  {
    slug: 'gubbare-balloons',
    room: 'bed',
    subject: 'Three neon balloons on strings',
    wall: 'cream-plaster',
    pieces: [
      tube('red', 20, draw('balloon', 800, 800, 4.2)),
      tube('blue', 19, draw('balloon', 430, 1060, 3.2, -10)),
      tube('orange', 19, draw('balloon', 1180, 1080, 3.2, 10)),
    ],
  },
  {
    slug: 'cake-oclock',
    room: 'bed',
    subject: 'A neon birthday cake with three candles',
    wall: 'clay-plaster',
    pieces: [
      tube('pink', 22, draw('cake', 800, 1000, 4.8)),
      tube('orange', 15, draw('candles', 800, 1000, 4.8)),
      tube('warm-white', 19, textLine('make a wish', 'sacramento', 1680, 900)),
    ],
  },
];
