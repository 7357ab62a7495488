import { draw, mirrored } from '../lines/motifs.ts';
import { tube } from '../scene/pieces.ts';
import { circle, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const cafeSigns: ProductSign[] = [
  {
    slug: 'chai-and-chill',
    room: 'bar',
    subject: 'A steaming clay cup in neon and the words “chai & chill”',
    wall: 'white-brick',
    pieces: [
      tube('orange', 22, draw('kulhad', 800, 800, 4.2)),
      tube('warm-white', 17, draw('steam', 800, 500, 3)),
      tube('orange', 19, textLine('chai & chill', 'yellowtail', 1520, 1080)),
    ],
  },
  {
    slug: 'filter-kaapi',
    room: 'bar',
    subject: 'Neon words “filter kaapi” with a small tumbler',
    wall: 'tiles',
    pieces: [
      tube('warm-white', 22, textLine('filter', 'pacifico', 1090, 720)),
      tube('red', 23, textLine('KAAPI', 'tilt', 1510, 1000, { spacing: 8 })),
      tube(
        'lemon',
        19,
        'M650,330L685,650Q800,680 915,650L950,330M650,330C650,275 950,275 950,330C950,385 650,385 650,330ZM540,700C640,755 960,755 1060,700',
      ),
    ],
  },
  {
    slug: 'cafe-etoile',
    room: 'bar',
    subject: 'Neon words “Café Étoile” with stars',
    wall: 'green-plaster',
    pieces: [
      tube('pink', 23, textLine('Café', 'pacifico', 680, 820)),
      tube('warm-white', 21, textLine('Étoile', 'sacramento', 1220, 980)),
      tube('lemon', 17, draw('spark', 330, 460, 1.6) + draw('spark', 1290, 1000, 1) + draw('spark', 340, 1520, 0.8)),
    ],
    boards: [
      {
        path: roundedBox(150, 280, 1300, 1360, 650),
        material: 'clear',
        screws: [
          [800, 350],
          [800, 1570],
        ],
      },
    ],
  },
  {
    slug: 'slice-of-heaven',
    room: 'bar',
    subject: 'A neon slice of pizza with a halo',
    wall: 'dark-brick',
    pieces: [
      tube('orange', 22, draw('pizza', 800, 960, 4.6)),
      tube('lemon', 18, 'M560,300C560,230 1040,230 1040,300C1040,370 560,370 560,300Z'),
      tube('red', 19, textLine('slice of heaven', 'yellowtail', 1700, 1120)),
    ],
  },
  {
    slug: 'kulfi-corner',
    room: 'bar',
    subject: 'A neon ice-cream cone and the words “kulfi corner”',
    wall: 'white-tiles',
    pieces: [
      tube('pink', 22, draw('iceCream', 800, 720, 4.2)),
      tube('green', 20, textLine('KULFI', 'tilt', 1500, 620, { spacing: 8 })),
      tube('warm-white', 17, textLine('corner', 'yellowtail', 1730, 460)),
    ],
  },
  {
    slug: 'happy-hours',
    room: 'bar',
    subject: 'A neon cocktail in a ring with the words “happy hours”',
    wall: 'dark-wood',
    pieces: [
      tube('blue', 19, circle(800, 760, 480)),
      tube('pink', 21, draw('cocktail', 780, 790, 3.1)),
      tube('lemon', 21, textLine('HAPPY HOURS', 'tilt', 1520, 1160, { spacing: 6 })),
    ],
  },
  {
    slug: 'cheers-yaar',
    room: 'bar',
    subject: 'Two neon beer mugs and the words “cheers yaar”',
    wall: 'black-brick',
    pieces: [
      tube('orange', 20, draw('mug', 1110, 760, 2.7, 14)),
      tube('lemon', 20, mirrored(draw('mug', 0, 0, 2.7, 14), 490, 760)),
      tube('ice-white', 16, 'M800,330L800,230M690,360L630,280M910,360L970,280'),
      tube('green', 21, textLine('cheers yaar', 'yellowtail', 1430, 1120)),
    ],
  },
  {
    slug: 'horn-ok-please',
    room: 'bar',
    subject: 'A neon autorickshaw and the words “Horn OK Please”',
    wall: 'concrete',
    pieces: [
      tube('lemon', 22, draw('rickshaw', 800, 720, 5)),
      tube('green', 20, textLine('HORN', 'tilt', 1340, 400, { x: 360, spacing: 4 })),
      tube('red', 26, textLine('OK', 'tilt', 1340, 220, { x: 760, spacing: 4 })),
      tube('green', 20, textLine('PLEASE', 'tilt', 1340, 480, { x: 1200, spacing: 2 })),
      tube('red', 15, 'M260,1490L1340,1490'),
    ],
  },
  {
    slug: 'thali-at-199',
    room: 'bar',
    subject: 'A neon chilli and the words “Thali ₹199”',
    wall: 'clay-plaster',
    pieces: [
      tube('red', 22, draw('chilli', 800, 600, 3.2)),
      tube('warm-white', 23, textLine('Thali', 'pacifico', 1110, 700)),
      tube('lemon', 21, textLine('₹', 'balooHindi', 1500, 150, { x: 510 })),
      tube('lemon', 23, textLine('199', 'tilt', 1500, 460, { x: 880, spacing: 6 })),
    ],
  },
];
