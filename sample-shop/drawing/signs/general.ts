import { tube, unlitTube } from '../scene/pieces.ts';
import { circle, polyline, roundedBox } from '../lines/shapes.ts';
import type { Sign } from '../scene/sign.ts';

export const generalSigns: Sign[] = [
  {
    slug: 'og-default',
    alt: 'The word Lumora in pink neon, underlined in blue, on a dark brick wall at night',
    wall: 'dark-brick',
    size: { width: 1200, height: 630 },
    pieces: [
      tube('pink', 21, { text: 'Lumora', font: 'tilt', x: 600, y: 285, width: 780, spacing: 5 }),
      tube('blue', 13, 'M260,478C480,452 720,452 940,478'),
    ],
  },
  {
    slug: 'no-image',
    alt: 'An unlit neon picture frame: no picture yet',
    wall: 'plaster',
    ambient: 1.6,
    pieces: [
      unlitTube(24, roundedBox(400, 660, 800, 640, 80)),
      unlitTube(
        20,
        polyline([
          [460, 1180],
          [690, 920],
          [850, 1090],
          [960, 980],
          [1140, 1180],
        ]),
      ),
      unlitTube(20, circle(990, 830, 64)),
    ],
  },
];
