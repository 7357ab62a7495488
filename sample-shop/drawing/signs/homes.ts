import { plant } from '../scene/decorations.ts';
import { bed, screen, shelf, speaker } from '../scene/flat-furniture.ts';
import { tube } from '../scene/pieces.ts';
import { arc, circle, corners, roundedBox, star } from '../lines/shapes.ts';
import type { Sign } from '../scene/sign.ts';

export const homeSigns: Sign[] = [
  {
    slug: 'home-studio',
    alt: 'Neon sign “good vibes only” in purple and blue above a desk with speakers and a plant',
    wall: 'plaster',
    pieces: [
      tube('purple', 21, { text: 'good vibes', font: 'pacifico', x: 800, y: 620, width: 1280 }),
      tube('blue', 20, { text: 'ONLY', font: 'tilt', x: 800, y: 1020, width: 560, spacing: 16 }),
    ],
    cables: ['M1080,1080C1190,1200 1150,1450 1170,1800'],
    props: [
      ...screen(480, 1360, 640),
      ...shelf(1760, '#7a5a40'),
      ...speaker(150, 1424, 200),
      ...plant('studio', 1370, 1746, 190),
    ],
    view: { turn: 0.06, rise: 0, zoom: 1.02 },
    ambient: 0.45,
  },
  {
    slug: 'gaming-rooms',
    alt: 'Neon game controller in purple and blue with the words “LEVEL UP” in green on concrete',
    wall: 'concrete',
    pieces: [
      tube(
        'purple',
        21,
        'M480,420C290,420 190,910 240,1020C305,1130 460,990 560,830L1040,830C1140,990 1295,1130 1360,1020C1410,910 1310,420 1120,420Z',
      ),
      tube('blue', 17, `M500,530L500,710M410,620L590,620`),
      tube('pink', 16, `${circle(1050, 690, 38)}${circle(1150, 590, 38)}`),
      tube('green', 22, { text: 'LEVEL UP', font: 'tilt', x: 800, y: 1240, width: 1060, spacing: 8 }),
    ],
    props: [
      ...screen(380, 1500, 840),
      ...shelf(1985, '#26262c'),
      ...speaker(90, 1590, 230),
      ...speaker(1290, 1590, 230),
    ],
    view: { turn: -0.08, rise: 0, zoom: 1 },
  },
  {
    slug: 'bedroom-quotes',
    alt: 'Neon quote “stay wild, moon child” in pink above a padded bed-head',
    wall: 'green-plaster',
    pieces: [
      tube('pink', 20, { text: 'stay wild,', font: 'sacramento', x: 740, y: 420, width: 1060, tilt: -3 }),
      tube('pink', 20, { text: 'moon child', font: 'sacramento', x: 840, y: 850, width: 1240, tilt: -3 }),
      tube('warm-white', 17, `${arc(1300, 1200, 90, 40, 300)}C1315,1160 1315,1240 1369,1258`),
    ],
    props: bed(1400, '#6b5a66', '#b8b2b6'),
    view: { turn: 0.08, rise: 0, zoom: 1 },
    ambient: 0.5,
  },
  {
    slug: 'kids-rooms',
    alt: 'Neon moon, cloud and stars in lemon, blue and pink above a child’s bed',
    wall: 'navy-plaster',
    pieces: [
      tube('lemon', 21, `${arc(760, 640, 380, 100, 318)}C800,470 790,730 860,835`),
      tube(
        'blue',
        19,
        'M700,1210C540,1210 540,1000 700,1010C720,850 980,840 1030,980C1170,930 1290,1050 1220,1150C1210,1190 1170,1210 1130,1210Z',
      ),
      tube('pink', 16, star(1250, 430, 110, 46, 5) + star(1040, 640, 62, 26, 5)),
      tube('warm-white', 19, { text: 'sweet dreams', font: 'sacramento', x: 800, y: 1430, width: 1080 }),
    ],
    props: bed(1690, '#55607a', '#c2bcae'),
    view: { turn: -0.06, rise: 0, zoom: 1 },
    ambient: 0.45,
  },
  {
    slug: 'music-studio',
    alt: 'Neon microphone in green, sound waves in purple and “on air” in red on dark battens',
    wall: 'dark-slats',
    pieces: [
      tube(
        'green',
        21,
        `${roundedBox(630, 300, 340, 680, 170)}M500,780C500,1240 1100,1240 1100,780M800,1130L800,1360M630,1365L970,1365M630,520L760,520M630,640L760,640`,
      ),
      tube('purple', 18, 'M390,540L390,820M280,600L280,760M1210,540L1210,820M1320,600L1320,760'),
      tube('red', 21, { text: 'on air', font: 'tilt', x: 800, y: 1610, width: 560, spacing: 6 }),
    ],
    boards: [
      { path: roundedBox(170, 180, 1260, 1620, 70), material: 'clear', screws: corners(170, 180, 1260, 1620, 70) },
    ],
    view: { turn: 0.14, rise: -0.03, zoom: 1.02 },
  },
];
