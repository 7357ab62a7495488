import { tube } from '../scene/pieces.ts';
import { corners, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const openSigns: ProductSign[] = [
  {
    slug: 'open-ring',
    room: 'bar',
    subject: 'Neon word “OPEN” between two arcs',
    wall: 'night-glass',
    pieces: [
      tube('green', 27, textLine('OPEN', 'tilt', 900, 900, { spacing: 6 })),
      tube('ice-white', 18, 'M330,700C480,520 1120,520 1270,700M330,1100C480,1280 1120,1280 1270,1100'),
    ],
  },
  {
    slug: 'open-24x7',
    room: 'bar',
    subject: 'Neon sign “OPEN 24×7” in a double frame',
    wall: 'black-brick',
    pieces: [
      tube('blue', 19, roundedBox(210, 430, 1180, 1000, 90)),
      tube('red', 15, roundedBox(260, 480, 1080, 900, 60)),
      tube('red', 26, textLine('OPEN', 'tilt', 760, 800, { spacing: 6 })),
      tube('lemon', 23, textLine('24×7', 'tilt', 1150, 640, { spacing: 6 })),
    ],
    boards: [
      { path: roundedBox(150, 370, 1300, 1120, 110), material: 'black', screws: corners(150, 370, 1300, 1120, 60) },
    ],
  },
];
