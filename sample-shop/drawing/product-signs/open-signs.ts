import { lampsFarAway } from '../decorations.ts';
import { windowFrame } from '../furniture.ts';
import { tube } from '../pieces.ts';
import { corners, roundedBox } from '../shapes.ts';
import { closeUp, fromTheSide, inColours, words, type ProductSign } from './product-sign.ts';

const streetLamps = ['#ff9a3c', '#ffcf8a', '#ff5a4a', '#7ab8ff', '#ffe3b8', '#56d6a0'];

export const openSigns: ProductSign[] = [
  {
    slug: 'open-ring',
    subject: 'Neon word “OPEN” between two arcs',
    wall: 'night-glass',
    pieces: [
      tube('green', 27, words('OPEN', 'tilt', 900, 900, { spacing: 6 })),
      tube('ice-white', 18, 'M330,700C480,520 1120,520 1270,700M330,1100C480,1280 1120,1280 1270,1100'),
    ],
    props: windowFrame(),
    bokeh: lampsFarAway('open', 20, { x: 110, y: 1440, width: 1380, height: 330 }, streetLamps),
    cables: ['M560,590L560,-200', 'M1040,590L1040,-200'],
    ambient: 0.5,
    shots: [closeUp(760, 880), fromTheSide(0.28), inColours({ green: 'pink', 'ice-white': 'blue' })],
  },
  {
    slug: 'open-24x7',
    subject: 'Neon sign “OPEN 24×7” in a double frame',
    wall: 'black-brick',
    pieces: [
      tube('blue', 19, roundedBox(210, 430, 1180, 1000, 90)),
      tube('red', 15, roundedBox(260, 480, 1080, 900, 60)),
      tube('red', 26, words('OPEN', 'tilt', 760, 800, { spacing: 6 })),
      tube('lemon', 23, words('24×7', 'tilt', 1150, 640, { spacing: 6 })),
    ],
    boards: [
      { path: roundedBox(150, 370, 1300, 1120, 110), material: 'black', screws: corners(150, 370, 1300, 1120, 60) },
    ],
    cables: ['M560,370L560,-200', 'M1040,370L1040,-200'],
    view: { turn: 0.18, rise: 0.02, zoom: 1.02 },
    shots: [closeUp(700, 780), fromTheSide(0.28), inColours({ blue: 'pink', red: 'orange', lemon: 'ice-white' })],
  },
];
