import { allDots, litDots } from '../dot-matrix.ts';
import { draw } from '../motifs.ts';
import { face, halo, solid, tube } from '../pieces.ts';
import { circle, corners, roundedBox } from '../shapes.ts';
import { closeUp, day, fromTheSide, inColours, words, type ProductSign } from './product-sign.ts';

const wide = { x: 174, y: 760, pitch: 19, columns: 66, rows: 24 };
const square = { x: 306, y: 560, pitch: 26, columns: 38, rows: 30 };

export const ledBoardSigns: ProductSign[] = [
  {
    slug: 'sharma-sweets-board',
    subject: 'Shop board “Sharma Sweets” with lit letters in a lit frame',
    wall: 'white-tiles',
    pieces: [
      solid('#5c1420', roundedBox(150, 540, 1300, 820, 40)),
      tube('lemon', 13, roundedBox(200, 590, 1200, 720, 26)),
      face('warm-white', words('Sharma', 'pacifico', 810, 760)),
      face('lemon', words('SWEETS & NAMKEEN', 'baloo', 1180, 980, { spacing: 6 })),
    ],
    view: { turn: 0.16, rise: -0.04, zoom: 1.02 },
    shots: [closeUp(620, 860), fromTheSide(0.28), inColours({ lemon: 'orange', 'warm-white': 'lemon' })],
  },
  {
    slug: 'medico-24x7-board',
    subject: 'Pharmacy board “medico, open 24×7” with a lit cross',
    wall: 'concrete',
    pieces: [
      solid('#10201a', roundedBox(140, 540, 1320, 800, 40)),
      face('green', 'M330,740H450V860H570V980H450V1100H330V980H210V860H330Z'),
      face('ice-white', words('medico', 'comfortaaBold', 850, 700, { x: 1000 })),
      face('red', words('OPEN 24×7', 'baloo', 1100, 560, { x: 1000, spacing: 6 })),
    ],
    view: { turn: -0.14, rise: 0.02, zoom: 1.02 },
    ambient: 0.5,
    shots: [closeUp(720, 900), fromTheSide(-0.28), day],
  },
  {
    slug: 'annapurna-stores-board',
    subject: 'Shop board “अन्नपूर्णा Provision Stores” with lit letters',
    wall: 'dark-slats',
    pieces: [
      solid('#0e3a2c', roundedBox(130, 480, 1340, 940, 30)),
      face('lemon', words('अन्नपूर्णा', 'balooHindi', 800, 1040)),
      face('warm-white', words('PROVISION STORES', 'baloo', 1250, 1040, { spacing: 8 })),
    ],
    view: { turn: 0.14, rise: 0.02, zoom: 1.02 },
    ambient: 0.6,
    shots: [closeUp(700, 860), fromTheSide(0.28), inColours({ lemon: 'orange', 'warm-white': 'ice-white' })],
  },
  {
    slug: 'maharaja-showroom-facade',
    subject: 'Showroom façade letters “Maharaja, silks & sarees” below a lit crown',
    wall: 'plum-plaster',
    pieces: [
      face('lemon', draw('crown', 800, 570, 2.2)),
      face('warm-white', words('MAHARAJA', 'baloo', 1000, 1240, { spacing: 6 })),
      halo('orange', '#1c1216', words('SILKS & SAREES', 'baloo', 1300, 980, { spacing: 12 })),
    ],
    view: { turn: -0.1, rise: -0.05, zoom: 1 },
    ambient: 0.7,
    shots: [
      closeUp(800, 820),
      fromTheSide(-0.28),
      inColours({ 'warm-white': 'ice-white', lemon: 'blue', orange: 'purple' }),
    ],
  },
  {
    slug: 'sale-ticker-50',
    subject: 'Scrolling LED board that reads “SALE 50% OFF, TODAY”',
    wall: 'clay-plaster',
    ambient: 1.1,
    pieces: [
      solid('#101014', roundedBox(120, 706, 1360, 564, 22)),
      solid('#1e1416', allDots(wide)),
      face('red', litDots(wide, 'SALE 50%', { column: 3, row: 3 })),
      face('lemon', litDots(wide, 'OFF TODAY', { column: 7, row: 14 })),
    ],
    boards: [{ path: 'M0,0', material: 'black', screws: corners(120, 706, 1360, 564, 26) }],
    view: { turn: -0.16, rise: 0.04, zoom: 1.04 },
    shots: [closeUp(640, 900), fromTheSide(-0.28), inColours({ red: 'green', lemon: 'ice-white' })],
  },
  {
    slug: 'token-display',
    subject: 'LED token display that reads “TOKEN 42, ROOM 7”',
    wall: 'plaster',
    pieces: [
      solid('#101014', roundedBox(246, 500, 1108, 900, 26)),
      solid('#171b1a', allDots(square)),
      face('ice-white', litDots(square, 'TOKEN', { column: 4, row: 2 })),
      face('green', litDots(square, '42', { column: 13, row: 11 })),
      face('orange', litDots(square, 'ROOM 7', { column: 2, row: 21 })),
    ],
    boards: [{ path: 'M0,0', material: 'black', screws: corners(246, 500, 1108, 900, 28) }],
    view: { turn: 0.12, rise: 0.02, zoom: 1.04 },
    ambient: 1,
    shots: [closeUp(800, 880), fromTheSide(0.28), inColours({ green: 'red', orange: 'lemon' })],
  },
  {
    slug: 'bakers-dozen-roundel',
    subject: 'Round shop sign “Baker’s Dozen” with a sprig of wheat in a lit rim',
    wall: 'dark-brick',
    pieces: [
      solid('#1c1a1a', circle(800, 920, 640)),
      tube('warm-white', 15, circle(800, 920, 580)),
      face('orange', draw('fern', 800, 680, 2.2)),
      face('warm-white', words('BAKER’S', 'baloo', 1090, 780, { spacing: 6 })),
      face('warm-white', words('DOZEN', 'baloo', 1270, 540, { spacing: 6 })),
    ],
    view: { turn: 0.2, rise: 0.03, zoom: 1.02 },
    shots: [closeUp(800, 960, 1.6), fromTheSide(0.28), day],
  },
];
