import { lampsFarAway } from '../decorations.ts';
import { draw } from '../motifs.ts';
import { tube } from '../pieces.ts';
import { corners, heart, roundedBox } from '../shapes.ts';
import { closeUp, day, inColours, inRoom, words, type ProductSign } from './product-sign.ts';

const party = ['#ff2e88', '#38b6ff', '#ffe3b8', '#a855ff', '#f4ff4d'];

export const preCutSigns: ProductSign[] = [
  {
    slug: 'dil-se-double-heart',
    subject: 'Two neon hearts, one in the other',
    wall: 'plum-plaster',
    pieces: [tube('red', 24, heart(800, 900, 520)), tube('pink', 20, heart(860, 930, 300))],
    cables: ['M800,1394C800,1560 860,1700 830,2200'],
    view: { turn: 0.12, rise: -0.03, zoom: 1.04 },
    shots: [closeUp(640, 720), inColours({ red: 'warm-white', pink: 'orange' }), inRoom('bed')],
  },
  {
    slug: 'titli-butterfly',
    subject: 'A neon butterfly with open wings',
    wall: 'white-brick',
    pieces: [tube('blue', 23, draw('butterfly', 800, 900, 4.6)), tube('ice-white', 18, draw('spark', 1250, 1490, 1.5))],
    view: { turn: -0.13, rise: 0.04, zoom: 1.03 },
    shots: [closeUp(1010, 740), inColours({ blue: 'purple', 'ice-white': 'pink' }), day],
  },
  {
    slug: 'angel-wings-selfie',
    subject: 'A pair of large neon wings to stand between',
    wall: 'pink-plaster',
    pieces: [tube('ice-white', 22, draw('wings', 800, 980, 3.9)), tube('warm-white', 18, draw('crown', 800, 500, 0.9))],
    view: { turn: 0.06, rise: 0, zoom: 1.02 },
    shots: [closeUp(1190, 800), inColours({ 'ice-white': 'pink', 'warm-white': 'lemon' }), inRoom('sofa'), day],
  },
  {
    slug: 'raja-crown',
    subject: 'A neon crown with three pearls',
    wall: 'navy-plaster',
    pieces: [tube('lemon', 24, draw('crown', 800, 930, 5.2))],
    boards: [
      { path: roundedBox(160, 340, 1280, 1160, 80), material: 'clear', screws: corners(160, 340, 1280, 1160, 70) },
    ],
    view: { turn: -0.16, rise: 0.04, zoom: 1.02 },
    shots: [closeUp(800, 760), inColours({ lemon: 'purple' }), day],
  },
  {
    slug: 'bijli-bolt',
    subject: 'A neon lightning bolt',
    wall: 'black-brick',
    pieces: [tube('lemon', 26, draw('bolt', 800, 960, 6)), tube('orange', 17, draw('bolt', 800, 960, 4.4))],
    view: { turn: 0.18, rise: 0.05, zoom: 1.02 },
    shots: [closeUp(780, 930), inColours({ lemon: 'blue', orange: 'purple' }), inRoom('desk')],
  },
  {
    slug: 'happy-birthday',
    subject: 'Neon words “happy birthday” between two balloons',
    wall: 'drape',
    pieces: [
      tube('warm-white', 22, words('happy', 'pacifico', 700, 860)),
      tube('pink', 22, words('birthday', 'pacifico', 1140, 1080)),
      tube('blue', 17, draw('balloon', 1290, 560, 2.1, 8)),
      tube('lemon', 17, draw('spark', 330, 470, 1.3) + draw('spark', 1330, 1480, 1.1) + draw('spark', 300, 1460, 0.8)),
    ],
    bokeh: lampsFarAway('birthday', 20, { x: -60, y: 1660, width: 1720, height: 400 }, party),
    view: { turn: 0.05, rise: 0, zoom: 1 },
    shots: [
      closeUp(800, 1150),
      inColours({ pink: 'purple', 'warm-white': 'ice-white', blue: 'pink' }),
      inRoom('stage'),
    ],
  },
  {
    slug: 'lets-party',
    subject: 'Neon words “let’s party” with a cocktail glass',
    wall: 'tiles',
    pieces: [
      tube('purple', 22, words("let's", 'yellowtail', 560, 560, { x: 560, tilt: -6 })),
      tube('pink', 23, words('PARTY', 'tilt', 1080, 1120, { spacing: 8 })),
      tube('lemon', 18, draw('cocktail', 1150, 560, 2)),
      tube('blue', 18, 'M330,1390L1270,1390'),
    ],
    view: { turn: -0.12, rise: 0.03, zoom: 1.02 },
    shots: [
      closeUp(1080, 640),
      inColours({ purple: 'orange', pink: 'lemon', lemon: 'green', blue: 'red' }),
      inRoom('bar'),
    ],
  },
  {
    slug: 'gubbare-balloons',
    subject: 'Three neon balloons on strings',
    wall: 'cream-plaster',
    pieces: [
      tube('red', 20, draw('balloon', 800, 800, 4.2)),
      tube('blue', 19, draw('balloon', 430, 1060, 3.2, -10)),
      tube('orange', 19, draw('balloon', 1180, 1080, 3.2, 10)),
    ],
    view: { turn: 0.08, rise: 0.02, zoom: 1.02 },
    shots: [closeUp(700, 800, 1.7), inColours({ red: 'pink', blue: 'purple', orange: 'lemon' }), day],
  },
  {
    slug: 'cake-oclock',
    subject: 'A neon birthday cake with three candles',
    wall: 'clay-plaster',
    pieces: [
      tube('pink', 22, draw('cake', 800, 1000, 4.8)),
      tube('orange', 15, draw('candles', 800, 1000, 4.8)),
      tube('warm-white', 19, words('make a wish', 'sacramento', 1680, 900)),
    ],
    view: { turn: -0.1, rise: 0, zoom: 1.02 },
    shots: [closeUp(800, 900), inColours({ pink: 'blue', 'warm-white': 'ice-white', orange: 'lemon' })],
  },
];
