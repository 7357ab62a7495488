import { circle, polyline, roundedBox } from '../shapes.ts';
import type { Sign } from '../sign.ts';

export const generalSigns: Sign[] = [
  {
    slug: 'og-default',
    alt: 'The word Lumora in pink neon on a dark brick wall at night',
    wall: 'dark-brick',
    size: { width: 1200, height: 630 },
    pieces: [{ kind: 'tube', colour: 'pink', thickness: 17, line: { text: 'Lumora', face: 'pacifico', x: 600, y: 300, width: 660 } }],
  },
  {
    slug: 'no-image',
    alt: 'An unlit neon picture frame: no picture yet',
    wall: 'plaster',
    ambient: 0.9,
    pieces: [
      { kind: 'unlit', colour: 'ice-white', thickness: 20, path: roundedBox(480, 680, 640, 520, 60) },
      { kind: 'unlit', colour: 'ice-white', thickness: 17, path: polyline([[530, 1110], [710, 900], [840, 1040], [930, 950], [1070, 1110]]) + circle(950, 820, 50) },
    ],
  },
];
