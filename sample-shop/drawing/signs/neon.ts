import { distantLamps } from '../scene/decorations.ts';
import { windowFrame } from '../scene/flat-furniture.ts';
import { tube, unlitTube } from '../scene/pieces.ts';
import { arc, circle, corners, heart, petals, polyline, roundedBox, star } from '../lines/shapes.ts';
import type { Sign } from '../scene/sign.ts';

const streetLamps = ['#ff9a3c', '#ffcf8a', '#ff5a4a', '#7ab8ff', '#ffe3b8', '#56d6a0'];

export const neonSigns: Sign[] = [
  {
    slug: 'custom-neon',
    alt: 'Neon sign “make it yours” in pink handwriting, underlined in warm white, on a dark brick wall',
    wall: 'dark-brick',
    pieces: [
      tube('pink', 21, { text: 'make it', font: 'sacramento', x: 800, y: 640, width: 1180, tilt: -6 }),
      tube('pink', 21, { text: 'yours', font: 'sacramento', x: 800, y: 1150, width: 1000, tilt: -6 }),
      tube('warm-white', 17, 'M330,1560C620,1450 1010,1400 1370,1430C1230,1455 1110,1485 1000,1535'),
    ],
    cables: ['M1370,1430C1500,1520 1480,1800 1500,2200'],
    view: { turn: 0.16, rise: -0.06, zoom: 1.02 },
  },
  {
    slug: 'neon-logos',
    alt: 'Neon logo of a fox in orange and warm white above the name “foxtail” on a navy wall',
    wall: 'navy-plaster',
    pieces: [
      tube(
        'orange',
        21,
        polyline(
          [
            [420, 430],
            [510, 870],
            [800, 1210],
            [1090, 870],
            [1180, 430],
            [940, 630],
            [660, 630],
          ],
          true,
        ),
      ),
      tube('warm-white', 17, 'M530,880L705,850L800,1080L895,850L1070,880'),
      tube('orange', 17, 'M660,630L705,820M940,630L895,820'),
      tube('ice-white', 18, { text: 'foxtail', font: 'tilt', x: 800, y: 1500, width: 860, spacing: 6 }),
    ],
    boards: [
      { path: roundedBox(230, 270, 1140, 1480, 70), material: 'clear', screws: corners(230, 270, 1140, 1480, 70) },
    ],
    cables: ['M800,1750C800,1850 830,1950 820,2200'],
    view: { turn: -0.14, rise: 0.04, zoom: 1.02 },
  },
  {
    slug: 'pre-cut-neon',
    alt: 'Ready-made neon signs: lightning bolt, heart, star and crescent moon on black brick',
    wall: 'black-brick',
    pieces: [
      tube(
        'lemon',
        19,
        polyline(
          [
            [560, 240],
            [290, 690],
            [460, 690],
            [370, 1010],
            [700, 540],
            [520, 540],
            [690, 240],
          ],
          true,
        ),
      ),
      tube('red', 19, heart(1140, 630, 300)),
      tube('blue', 19, star(470, 1460, 320, 140, 5)),
      tube('purple', 19, `${arc(1120, 1440, 300, 50, 310)}C1150,1310 1150,1570 1312,1670`),
    ],
    view: { turn: 0.1, rise: 0.06, zoom: 1.02 },
  },
  {
    slug: 'custom-floro',
    alt: 'Custom floro sign: a flower in pink, warm white and green light above the word “bloom” on a leaf wall',
    wall: 'foliage',
    pieces: [
      tube('pink', 18, petals(800, 640, 110, 430, 8, 0.92)),
      tube('warm-white', 17, circle(800, 640, 92) + circle(800, 640, 38)),
      tube(
        'green',
        18,
        'M800,1090C790,1180 830,1230 800,1330M800,1290C700,1300 600,1250 560,1150C680,1140 770,1190 800,1290M805,1260C880,1250 980,1200 1020,1110C910,1110 830,1160 805,1260',
      ),
      tube('pink', 18, { text: 'bloom', font: 'sacramento', x: 800, y: 1590, width: 860 }),
    ],
    view: { turn: -0.08, rise: 0, zoom: 1 },
  },
  {
    slug: 'brand-logos',
    alt: 'Brand sign “NOVA” in striped pink neon below a blue and orange planet on black brick',
    wall: 'black-brick',
    pieces: [
      tube('orange', 19, arc(800, 720, 300, 158, 382)),
      tube('blue', 16, 'M470,860C300,980 380,1010 560,960C820,890 1180,700 1280,560C1330,480 1220,480 1060,560'),
      tube('lemon', 15, star(1240, 330, 90, 26, 4)),
      tube('pink', 11, { text: 'NOVA', font: 'monoton', x: 800, y: 1330, width: 1260 }),
      tube('blue', 15, 'M360,1600L1240,1600'),
    ],
    view: { turn: 0.18, rise: -0.04, zoom: 1.02 },
  },
  {
    slug: 'butterflies-hearts',
    alt: 'Neon butterflies in blue and purple with small pink hearts on white brick',
    wall: 'white-brick',
    pieces: [
      tube('purple', 19, butterfly(610, 640, 1.25)),
      tube('blue', 18, butterfly(1060, 1370, 0.95)),
      tube('pink', 17, heart(1230, 640, 160) + heart(440, 1330, 190)),
      unlitTube(16, heart(640, 1690, 110)),
    ],
    view: { turn: -0.12, rise: 0.05, zoom: 1.02 },
  },
  {
    slug: 'open-signs',
    alt: 'Red neon “OPEN” in a blue ring on a rainy café window at night',
    wall: 'night-glass',
    pieces: [
      tube('red', 26, { text: 'OPEN', font: 'tilt', x: 800, y: 900, width: 860, spacing: 6 }),
      tube('blue', 19, roundedBox(210, 610, 1180, 580, 290)),
      unlitTube(16, { text: '24 hours', font: 'yellowtail', x: 800, y: 1380, width: 560 }),
    ],
    props: windowFrame(),
    bokeh: distantLamps('street', 20, { x: 110, y: 1500, width: 1380, height: 270 }, streetLamps),
    cables: ['M560,610L560,-200', 'M1040,610L1040,-200'],
    ambient: 0.5,
  },
];

function butterfly(x: number, y: number, size: number) {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)},${(y + dy * size).toFixed(1)}`;
  const wings = (side: number) =>
    `M${at(0, -40)}C${at(side * 60, -260)} ${at(side * 330, -330)} ${at(side * 330, -170)}C${at(side * 330, -20)} ${at(side * 160, 30)} ${at(0, 20)}C${at(side * 170, 30)} ${at(side * 270, 110)} ${at(side * 220, 220)}C${at(side * 170, 310)} ${at(side * 40, 220)} ${at(0, 80)}`;
  const feeler = (side: number) =>
    `M${at(0, -60)}C${at(side * 10, -160)} ${at(side * 50, -215)} ${at(side * 85, -225)}`;
  return `${wings(1)}${wings(-1)}${feeler(1)}${feeler(-1)}M${at(0, -60)}L${at(0, 130)}`;
}
