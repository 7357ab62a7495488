import { flame } from '../scene/decorations.ts';
import { draw } from '../lines/motifs.ts';
import { face, tube } from '../scene/pieces.ts';
import { circle, corners, petals, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const customSigns: ProductSign[] = [
  {
    slug: 'shubh-labh',
    room: 'shelf',
    subject: 'Neon words “शुभ लाभ” with an oil lamp',
    wall: 'clay-plaster',
    pieces: [
      tube('lemon', 24, textLine('शुभ', 'balooHindi', 640, 400, { x: 470 })),
      tube('lemon', 24, textLine('लाभ', 'balooHindi', 650, 560, { x: 1110 })),
      tube('orange', 21, draw('diya', 800, 1180, 4)),
      tube('red', 18, draw('drop', 800, 1180, 2.6)),
      tube('warm-white', 15, petals(800, 1760, 20, 110, 8, 0.85)),
    ],
  },
  {
    slug: 'rangoli-mandala',
    room: 'sofa',
    subject: 'A neon mandala of two rings of petals',
    wall: 'plum-plaster',
    pieces: [
      tube('pink', 17, `${petals(800, 950, 110, 330, 8, 0.86)}${circle(800, 950, 80)}`),
      tube('orange', 17, circle(800, 950, 380)),
      tube('lemon', 17, petals(800, 950, 420, 660, 14, 0.86)),
    ],
  },
  {
    slug: 'om-shanti',
    room: 'shelf',
    subject: 'The sign Om in neon above a lotus',
    wall: 'green-plaster',
    pieces: [
      tube('warm-white', 27, textLine('ॐ', 'balooHindi', 740, 560)),
      tube('pink', 19, draw('lotus', 800, 1360, 3)),
    ],
    boards: [
      {
        path: circle(800, 980, 720),
        material: 'clear',
        screws: [
          [800, 320],
          [800, 1640],
          [140, 980],
          [1460, 980],
        ],
      },
    ],
  },
  {
    slug: 'om-namah-shivay',
    room: 'shelf',
    subject: 'A neon trident and the words “ॐ नमः शिवाय”',
    wall: 'concrete',
    pieces: [
      tube('ice-white', 23, draw('trident', 800, 700, 3.6)),
      tube('blue', 16, draw('moon', 1130, 470, 1.1, 20)),
      tube('orange', 21, textLine('ॐ नमः शिवाय', 'balooHindi', 1520, 1200)),
    ],
  },
  {
    slug: 'shri-lotus',
    room: 'shelf',
    subject: 'The word “श्री” in neon within a ring of petals, burning lamps below',
    wall: 'dark-wood',
    pieces: [
      tube('red', 27, textLine('श्री', 'balooHindi', 840, 420)),
      tube('warm-white', 16, petals(800, 840, 400, 600, 18, 0.85)),
      ...[420, 800, 1180].map((x) => face('orange', flame(x, 1762, 96))),
      ...[420, 800, 1180].map((x) => face('warm-white', flame(x, 1756, 60))),
    ],
  },
  {
    slug: 'mor-pankh',
    room: 'shelf',
    subject: 'A peacock feather in neon',
    wall: 'navy-plaster',
    pieces: [
      tube('green', 21, draw('feather', 800, 800, 4.6, 12)),
      tube('blue', 20, draw('featherEye', 800, 800, 4.6, 12)),
      tube('lemon', 16, draw('drop', 786, 860, 1.4, 12)),
    ],
  },
  {
    slug: 'little-astronaut',
    room: 'shelf',
    subject: 'A neon rocket among stars and a planet',
    wall: 'navy-plaster',
    pieces: [
      tube('ice-white', 21, draw('rocket', 720, 800, 3.8, 24)),
      tube('orange', 18, draw('flame', 610, 1110, 3, 24)),
      tube('lemon', 16, draw('spark', 370, 470, 1.4) + draw('spark', 1230, 1120, 1.1) + draw('spark', 330, 1270, 0.8)),
      tube(
        'purple',
        18,
        `${circle(1210, 560, 120)}M1040,640C960,720 1010,740 1130,690C1270,630 1420,520 1410,460C1400,420 1350,440 1310,470`,
      ),
    ],
  },
  {
    slug: 'chanda-mama',
    room: 'bed',
    subject: 'A neon moon, a cloud and the words “good night”',
    wall: 'plaster',
    pieces: [
      tube('lemon', 21, draw('moon', 650, 720, 3.6)),
      tube('ice-white', 19, draw('cloud', 1080, 1090, 2)),
      tube('pink', 16, draw('spark', 1150, 430, 1.2) + draw('spark', 980, 610, 0.7)),
      tube('blue', 20, textLine('good night', 'sacramento', 1500, 1080)),
    ],
  },
  {
    slug: 'kids-name-aanya',
    room: 'bed',
    subject: 'The name “Aanya” in neon with a butterfly and a crown',
    wall: 'pink-plaster',
    pieces: [
      tube('pink', 24, textLine('Aanya', 'pacifico', 980, 1180)),
      tube('lemon', 18, draw('crown', 450, 560, 1.3, -12)),
      tube('purple', 16, draw('butterfly', 1170, 580, 1.3, 10)),
      tube('warm-white', 15, 'M330,1360C620,1290 980,1290 1270,1360'),
    ],
    boards: [
      { path: roundedBox(110, 340, 1380, 1180, 90), material: 'clear', screws: corners(110, 340, 1380, 1180, 80) },
    ],
  },
];
