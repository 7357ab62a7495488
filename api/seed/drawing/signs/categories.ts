import { arc, circle, corners, petals, polyline, roundedBox, star } from '../shapes.ts';
import type { Sign } from '../sign.ts';

export const categorySigns: Sign[] = [
  {
    slug: 'custom-neon',
    alt: 'Neon sign “make it yours” in pink handwriting, underlined in warm white, on a dark brick wall',
    wall: 'dark-brick',
    view: { turn: 0.12, rise: -0.05, zoom: 1.02 },
    pieces: [
      { kind: 'tube', colour: 'pink', thickness: 20, line: { text: 'make it', face: 'sacramento', x: 760, y: 800, width: 1020, tilt: -6 } },
      { kind: 'tube', colour: 'pink', thickness: 20, line: { text: 'yours', face: 'sacramento', x: 850, y: 1120, width: 860, tilt: -6 } },
      { kind: 'tube', colour: 'warm-white', thickness: 16, path: 'M420,1420C640,1340 980,1310 1290,1330C1180,1350 1080,1372 1000,1410' },
    ],
    cables: ['M1290,1330C1400,1400 1420,1700 1390,2200'],
  },
  {
    slug: 'neon-logos',
    alt: 'Neon logo of a fox in orange and warm white above the name “foxtail” on a navy wall',
    wall: 'navy-plaster',
    pieces: [
      {
        kind: 'tube', colour: 'orange', thickness: 20,
        path: polyline([[480, 520], [560, 900], [800, 1180], [1040, 900], [1120, 520], [920, 690], [680, 690]], true),
      },
      { kind: 'tube', colour: 'warm-white', thickness: 17, path: 'M560,900L720,880L800,1060L880,880L1040,900' },
      { kind: 'tube', colour: 'orange', thickness: 17, path: 'M680,690L720,880M920,690L880,880' },
      { kind: 'tube', colour: 'ice-white', thickness: 17, line: { text: 'foxtail', face: 'tilt', x: 800, y: 1450, width: 760, spacing: 6 } },
    ],
    boards: [{ path: roundedBox(310, 390, 980, 1250, 60), material: 'clear', screws: corners(310, 390, 980, 1250, 60) }],
    view: { turn: -0.1, rise: 0.04, zoom: 1.03 },
  },
  {
    slug: 'led-boards',
    alt: 'LED board with the word “bakery” in lit warm white letters on a dark wood front',
    wall: 'dark-wood',
    pieces: [
      { kind: 'solid', colour: 'warm-white', paint: '#1b1a1e', path: roundedBox(190, 680, 1220, 560, 30) },
      { kind: 'tube', colour: 'orange', thickness: 12, path: roundedBox(225, 715, 1150, 490, 22) },
      { kind: 'face', colour: 'warm-white', line: { text: 'bakery', face: 'pacifico', x: 800, y: 920, width: 860 } },
      { kind: 'face', colour: 'orange', line: { text: 'FRESH EVERY MORNING', face: 'baloo', x: 800, y: 1130, width: 700, spacing: 10 } },
    ],
    view: { turn: 0.16, rise: -0.06, zoom: 1.05 },
  },
  {
    slug: 'led-name-plates',
    alt: 'LED name plate “The Sharmas, 204” with a warm light behind metal letters on plaster',
    wall: 'plaster',
    pieces: [
      { kind: 'halo', colour: 'warm-white', paint: '#6b5a3e', line: { text: 'The Sharmas', face: 'pacifico', x: 800, y: 880, width: 1100 } },
      { kind: 'halo', colour: 'warm-white', paint: '#6b5a3e', line: { text: '204', face: 'comfortaaBold', x: 800, y: 1200, width: 330, spacing: 8 } },
    ],
    view: { turn: -0.14, rise: 0, zoom: 1.03 },
  },
  {
    slug: 'led-logos',
    alt: 'Round LED logo of a mountain and sun, lit from behind in ice white, on a concrete wall',
    wall: 'concrete',
    pieces: [
      { kind: 'halo', colour: 'ice-white', paint: '#1c1e24', path: circle(800, 900, 420) },
      { kind: 'face', colour: 'ice-white', path: polyline([[470, 1060], [690, 720], [800, 880], [900, 760], [1130, 1060]], true) },
      { kind: 'face', colour: 'orange', path: circle(960, 680, 70) },
      { kind: 'halo', colour: 'ice-white', paint: '#1c1e24', line: { text: 'SUMMIT', face: 'comfortaaBold', x: 800, y: 1500, width: 760, spacing: 18 } },
    ],
  },
  {
    slug: 'pre-cut-neon',
    alt: 'Ready-made neon signs: lightning bolt, heart, star and crescent moon on black brick',
    wall: 'black-brick',
    pieces: [
      { kind: 'tube', colour: 'lemon', path: polyline([[560, 380], [360, 760], [500, 760], [430, 1040], [680, 620], [530, 620], [640, 380]], true) },
      { kind: 'tube', colour: 'red', path: 'M1130,960C1020,860 900,760 900,620C900,480 1080,460 1130,600C1180,460 1360,480 1360,620C1360,760 1240,860 1130,960Z' },
      { kind: 'tube', colour: 'blue', path: star(500, 1420, 240, 105, 5) },
      { kind: 'tube', colour: 'purple', path: `${arc(1110, 1420, 230, 60, 300)}C${1110 - 20},${1300} ${1110 - 20},${1540} ${1225},${1619}` },
    ],
    view: { turn: 0.08, rise: 0.06, zoom: 1.03 },
  },
  {
    slug: 'custom-floro',
    alt: 'Custom floro sign: a rose drawn in pink and green light on a mossy wall',
    wall: 'foliage',
    pieces: [
      { kind: 'tube', colour: 'pink', path: petals(800, 720, 70, 330, 8, 0.9) + circle(800, 720, 60) },
      { kind: 'tube', colour: 'warm-white', thickness: 15, line: { text: 'bloom', face: 'sacramento', x: 800, y: 1400, width: 900 } },
    ],
  },
  {
    slug: 'wedding-neon',
    alt: 'Wedding neon sign “Happily ever after” in warm white on a green leaf wall',
    wall: 'foliage',
    pieces: [
      { kind: 'tube', colour: 'warm-white', thickness: 19, line: { text: 'Happily', face: 'sacramento', x: 770, y: 760, width: 980, tilt: -4 } },
      { kind: 'tube', colour: 'warm-white', thickness: 19, line: { text: 'ever after', face: 'sacramento', x: 830, y: 1180, width: 1120, tilt: -4 } },
    ],
  },
  {
    slug: 'cafe-bar',
    alt: 'Neon cocktail glass in blue, pink and green with the words “Bar open” on teal tiles',
    wall: 'tiles',
    pieces: [
      { kind: 'tube', colour: 'blue', thickness: 19, path: 'M430,520L800,960L1170,520ZM800,960L800,1330M620,1335L980,1335' },
      { kind: 'tube', colour: 'pink', thickness: 16, path: 'M540,610L1060,610' },
      { kind: 'tube', colour: 'green', thickness: 16, path: `${circle(1010, 500, 60)}M955,520L760,830` },
      { kind: 'tube', colour: 'orange', thickness: 18, line: { text: 'cocktails', face: 'yellowtail', x: 800, y: 1580, width: 860 } },
    ],
  },
  {
    slug: 'home-studio',
    alt: 'Neon sign “good vibes only” in purple and blue above a shelf in a home studio',
    wall: 'plaster',
    pieces: [
      { kind: 'tube', colour: 'purple', thickness: 20, line: { text: 'good vibes', face: 'pacifico', x: 800, y: 800, width: 1150 } },
      { kind: 'tube', colour: 'blue', thickness: 18, line: { text: 'ONLY', face: 'tilt', x: 800, y: 1120, width: 440, spacing: 16 } },
    ],
    cables: ['M1010,1160C1100,1300 1080,1700 1110,2200'],
  },
];
