import { plant } from '../scene/decorations.ts';
import { allDots, litDots } from '../lines/dot-matrix.ts';
import { face, halo, solid, tube } from '../scene/pieces.ts';
import { circle, corners, polyline, roundedBox } from '../lines/shapes.ts';
import type { Sign } from '../scene/sign.ts';

const dots = { x: 239, y: 772, pitch: 17, columns: 66, rows: 22 };

export const boardSigns: Sign[] = [
  {
    slug: 'led-boards',
    alt: 'LED board with the word “bakery” in lit warm white letters on a dark wood front',
    wall: 'dark-wood',
    pieces: [
      solid('#1b1a1e', roundedBox(110, 560, 1380, 800, 40)),
      tube('orange', 13, roundedBox(160, 610, 1280, 700, 26)),
      face('warm-white', { text: 'bakery', font: 'pacifico', x: 800, y: 890, width: 960 }),
      face('orange', { text: 'FRESH EVERY MORNING', font: 'baloo', x: 800, y: 1225, width: 760, spacing: 10 }),
    ],
    view: { turn: 0.18, rise: -0.06, zoom: 1.02 },
  },
  {
    slug: 'led-name-plates',
    alt: 'LED name plate “The Sharmas, 204” with warm light behind brass letters on pale marble',
    wall: 'pale-marble',
    pieces: [
      halo('warm-white', '#a8823e', { text: 'The Sharmas', font: 'pacifico', x: 800, y: 760, width: 1240 }),
      halo('warm-white', '#a8823e', 'M420,1010H680V1022H420ZM920,1010H1180V1022H920Z'),
      halo('warm-white', '#a8823e', { text: '204', font: 'comfortaaBold', x: 800, y: 1180, width: 420, spacing: 8 }),
    ],
    props: plant('name-plate', 1330, 2080, 300),
    view: { turn: -0.14, rise: 0, zoom: 1.02 },
    ambient: 0.6,
  },
  {
    slug: 'led-logos',
    alt: 'Round LED logo of a mountain and sun, lit from behind in ice white, on a concrete wall',
    wall: 'concrete',
    pieces: [
      halo('ice-white', '#30323a', circle(800, 780, 480)),
      face(
        'ice-white',
        polyline(
          [
            [420, 980],
            [680, 580],
            [810, 770],
            [920, 640],
            [1180, 980],
          ],
          true,
        ),
      ),
      face('orange', circle(1000, 520, 80)),
      halo('ice-white', '#30323a', { text: 'SUMMIT', font: 'comfortaaBold', x: 800, y: 1560, width: 940, spacing: 18 }),
    ],
    view: { turn: 0.14, rise: 0.04, zoom: 1.02 },
    ambient: 0.5,
  },
  {
    slug: 'house-name-plates',
    alt: 'House name plate “Ananda, 18” with warm light behind cream letters on wooden battens',
    wall: 'slats',
    pieces: [
      halo('warm-white', '#e9e2d2', { text: 'Ananda', font: 'pacifico', x: 800, y: 760, width: 1120 }),
      halo('warm-white', '#e9e2d2', { text: '18', font: 'comfortaaBold', x: 800, y: 1230, width: 330, spacing: 8 }),
    ],
    props: plant('house', 230, 2090, 300),
    view: { turn: 0.12, rise: 0, zoom: 1.02 },
    ambient: 0.9,
  },
  {
    slug: 'office-name-plates',
    alt: 'Office name plate “Mehta & Rao, Chartered Accountants”: brass letters lit from behind in ice white on a green wall',
    wall: 'green-plaster',
    pieces: [
      halo('ice-white', '#d0a45c', { text: 'Mehta', font: 'comfortaaBold', x: 800, y: 600, width: 940 }),
      halo('ice-white', '#d0a45c', { text: '& Rao', font: 'comfortaaBold', x: 800, y: 930, width: 900 }),
      halo('ice-white', '#d0a45c', roundedBox(330, 1170, 940, 14, 7)),
      halo('ice-white', '#d0a45c', {
        text: 'CHARTERED ACCOUNTANTS',
        font: 'baloo',
        x: 800,
        y: 1330,
        width: 940,
        spacing: 14,
      }),
    ],
    props: plant('office', 1440, 2110, 210),
    view: { turn: -0.16, rise: -0.04, zoom: 1 },
    ambient: 0.9,
  },
  {
    slug: 'backlit-boards',
    alt: 'Backlit board “STUDIO 9”: steel letters with blue and purple light behind them on concrete',
    wall: 'concrete',
    pieces: [
      halo('blue', '#8a8a96', { text: 'STUDIO', font: 'baloo', x: 800, y: 680, width: 1220, spacing: 6 }),
      halo('purple', '#8a8a96', { text: '9', font: 'baloo', x: 800, y: 1300, width: 470 }),
    ],
    view: { turn: 0.2, rise: 0.05, zoom: 1.02 },
    ambient: 0.5,
  },
  {
    slug: 'scrolling-boards',
    alt: 'Scrolling LED board that reads “LIVE MUSIC, TONIGHT 8PM” in red and lemon dots on white tiles',
    wall: 'white-tiles',
    pieces: [
      solid('#101014', roundedBox(190, 720, 1220, 478, 22)),
      solid('#1e1416', allDots(dots)),
      face('red', litDots(dots, 'LIVE MUSIC', { column: 3, row: 2 })),
      face('lemon', litDots(dots, 'TONIGHT 8PM', { column: 1, row: 13 })),
    ],
    boards: [{ path: 'M0,0', material: 'black', screws: corners(190, 720, 1220, 478, 24) }],
    view: { turn: -0.14, rise: 0.05, zoom: 1.04 },
  },
];
