import { draw } from '../lines/motifs.ts';
import { tube } from '../scene/pieces.ts';
import { circle, corners, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const logoSigns: ProductSign[] = [
  {
    slug: 'kesh-salon',
    room: 'reception',
    subject: 'Neon salon logo “Kesh” with scissors',
    wall: 'pink-plaster',
    pieces: [
      tube('ice-white', 21, draw('scissors', 800, 700, 3.6, 90)),
      tube('pink', 23, textLine('Kesh', 'pacifico', 1260, 760)),
      tube('ice-white', 14, textLine('HAIR STUDIO', 'tilt', 1640, 820, { spacing: 16 })),
    ],
  },
  {
    slug: 'shanti-spa',
    room: 'reception',
    subject: 'Neon spa logo of a lotus above the word “shanti”',
    wall: 'pale-marble',
    pieces: [
      tube('pink', 20, draw('lotus', 800, 740, 4)),
      tube('warm-white', 22, textLine('shanti', 'sacramento', 1420, 900)),
    ],
    boards: [
      {
        path: roundedBox(180, 280, 1240, 1480, 620),
        material: 'clear',
        screws: [
          [800, 350],
          [800, 1690],
        ],
      },
    ],
  },
  {
    slug: 'iron-akhada',
    room: 'reception',
    subject: 'Neon gym logo “Iron Akhada” with a dumbbell',
    wall: 'concrete',
    pieces: [
      tube('red', 24, draw('dumbbell', 800, 640, 5.2)),
      tube('ice-white', 25, textLine('IRON', 'tilt', 1210, 700, { spacing: 10 })),
      tube('red', 21, textLine('AKHADA', 'tilt', 1520, 900, { spacing: 8 })),
    ],
  },
  {
    slug: 'zen-yoga-room',
    room: 'reception',
    subject: 'Neon yoga logo of a sun rising over a lotus',
    wall: 'cream-plaster',
    pieces: [
      tube('orange', 20, 'M420,900A380,380 0 0 1 1180,900M800,440L800,330M520,560L440,480M1080,560L1160,480'),
      tube('ice-white', 20, draw('lotus', 800, 960, 2.8)),
      tube('green', 19, textLine('BREATHE', 'tilt', 1500, 860, { spacing: 14 })),
    ],
  },
  {
    slug: 'glow-bar',
    room: 'reception',
    subject: 'Neon beauty-bar logo of lips and the words “glow bar”',
    wall: 'black-brick',
    pieces: [
      tube('red', 23, draw('lips', 800, 700, 5)),
      tube('pink', 10, textLine('GLOW BAR', 'monoton', 1300, 1180)),
      tube('warm-white', 16, draw('spark', 1270, 380, 1.3) + draw('spark', 1150, 300, 0.6)),
    ],
  },
  {
    slug: 'happy-paws',
    room: 'reception',
    subject: 'Neon pet-shop logo of a paw and the words “happy paws”',
    wall: 'navy-plaster',
    pieces: [
      tube('orange', 23, draw('paw', 800, 760, 5)),
      tube('ice-white', 22, textLine('happy paws', 'pacifico', 1500, 1120)),
    ],
  },
  {
    slug: 'frame-and-focus',
    room: 'reception',
    subject: 'Neon studio logo of a camera and the words “frame & focus”',
    wall: 'dark-wood',
    pieces: [
      tube('warm-white', 21, draw('camera', 800, 740, 4.4)),
      tube('blue', 19, circle(800, 802, 60)),
      tube('blue', 20, textLine('frame & focus', 'tilt', 1420, 1120)),
    ],
    boards: [
      { path: roundedBox(170, 280, 1260, 1340, 60), material: 'clear', screws: corners(170, 280, 1260, 1340, 70) },
    ],
  },
];
