import { arc, circle, heart, petals, roundedBox, corners } from '../shapes.ts';
import type { Sign } from '../sign.ts';

export const celebrationSigns: Sign[] = [
  {
    slug: 'couple-names',
    alt: 'Neon couple names “Aarav & Meera” in warm white with a red heart on a leaf wall',
    wall: 'foliage',
    pieces: [
      { kind: 'tube', colour: 'warm-white', thickness: 19, line: { text: 'Aarav', face: 'sacramento', x: 680, y: 640, width: 760, tilt: -5 } },
      { kind: 'tube', colour: 'pink', thickness: 17, line: { text: '&', face: 'sacramento', x: 800, y: 970, width: 190 } },
      { kind: 'tube', colour: 'warm-white', thickness: 19, line: { text: 'Meera', face: 'sacramento', x: 900, y: 1290, width: 800, tilt: -5 } },
    ],
  },
  {
    slug: 'mandap-backdrops',
    alt: 'Mandap backdrop with a lit arch, a lotus and the word “Shubh Vivah” in warm light',
    wall: 'pink-plaster',
    pieces: [
      { kind: 'tube', colour: 'warm-white', thickness: 18, path: 'M300,1900L300,800C300,520 560,430 800,220C1040,430 1300,520 1300,800L1300,1900' },
      { kind: 'tube', colour: 'orange', thickness: 15, path: 'M390,1900L390,840C390,600 600,520 800,350C1000,520 1210,600 1210,840L1210,1900' },
      { kind: 'tube', colour: 'pink', thickness: 16, path: petals(800, 800, 20, 230, 5, 0.9, -162) },
      { kind: 'tube', colour: 'warm-white', thickness: 17, line: { text: 'Shubh', face: 'sacramento', x: 800, y: 1190, width: 560 } },
      { kind: 'tube', colour: 'warm-white', thickness: 17, line: { text: 'Vivah', face: 'sacramento', x: 800, y: 1500, width: 560 } },
    ],
  },
  {
    slug: 'better-together',
    alt: 'Neon sign “Better Together” in warm white on clear acrylic before a leaf wall',
    wall: 'foliage',
    pieces: [
      { kind: 'tube', colour: 'ice-white', thickness: 19, line: { text: 'better', face: 'pacifico', x: 740, y: 790, width: 760, tilt: -4 } },
      { kind: 'tube', colour: 'pink', thickness: 19, line: { text: 'together', face: 'pacifico', x: 820, y: 1130, width: 1020, tilt: -4 } },
    ],
    boards: [{ path: roundedBox(230, 510, 1140, 900, 50), material: 'clear', screws: corners(230, 510, 1140, 900, 55) }],
  },
  {
    slug: 'festival-diwali',
    alt: 'Neon sign “शुभ दीपावली” in orange with a lit diya on a dark wall',
    wall: 'dark-wood',
    pieces: [
      { kind: 'tube', colour: 'orange', thickness: 20, line: { text: 'शुभ', face: 'balooHindi', x: 800, y: 560, width: 460 } },
      { kind: 'tube', colour: 'orange', thickness: 20, line: { text: 'दीपावली', face: 'balooHindi', x: 800, y: 900, width: 900 } },
      { kind: 'tube', colour: 'warm-white', thickness: 18, path: 'M480,1440C560,1640 1040,1640 1120,1440C1000,1500 600,1500 480,1440Z' },
      { kind: 'tube', colour: 'lemon', thickness: 16, path: 'M800,1150C860,1250 900,1300 860,1380C830,1430 770,1430 740,1380C700,1300 760,1250 800,1150Z' },
    ],
  },
  {
    slug: 'om-ganesha',
    alt: 'Om in orange neon within a lotus ring of warm white on plaster',
    wall: 'plaster',
    pieces: [
      { kind: 'tube', colour: 'orange', thickness: 24, line: { text: 'ॐ', face: 'balooHindi', x: 800, y: 940, width: 520 } },
      { kind: 'tube', colour: 'warm-white', thickness: 15, path: circle(800, 940, 450) + petals(800, 940, 470, 620, 16, 0.85) },
    ],
  },
  {
    slug: 'butterflies-hearts',
    alt: 'Neon butterflies in blue and purple with small pink hearts on white brick',
    wall: 'white-brick',
    pieces: [
      { kind: 'tube', colour: 'purple', path: butterfly(640, 720, 1) },
      { kind: 'tube', colour: 'blue', path: butterfly(1050, 1280, 0.75) },
      { kind: 'tube', colour: 'pink', thickness: 15, path: heart(1150, 640, 110) + heart(480, 1380, 140) },
      { kind: 'unlit', colour: 'pink', thickness: 15, path: heart(700, 1620, 90) },
    ],
  },
  {
    slug: 'kids-rooms',
    alt: 'Neon moon, cloud and stars in lemon and blue in a child’s room',
    wall: 'navy-plaster',
    pieces: [
      { kind: 'tube', colour: 'lemon', path: `${arc(800, 800, 330, 50, 310)}C840,640 840,960 ${(800 + 330 * 0.643).toFixed(0)},${(800 + 330 * 0.766).toFixed(0)}` },
      { kind: 'tube', colour: 'blue', path: 'M560,1240C420,1240 420,1060 560,1070C580,930 800,920 840,1040C960,1000 1060,1100 1000,1180C1060,1240 980,1240 960,1240Z' },
      { kind: 'tube', colour: 'pink', thickness: 17, line: { text: 'sweet dreams', face: 'sacramento', x: 800, y: 1540, width: 980 } },
    ],
  },
];

function butterfly(x: number, y: number, size: number) {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)},${(y + dy * size).toFixed(1)}`;
  const side = (s: number) =>
    `M${at(0, -40)}C${at(s * 60, -260)} ${at(s * 330, -330)} ${at(s * 330, -170)}C${at(s * 330, -20)} ${at(s * 160, 30)} ${at(0, 20)}C${at(s * 170, 30)} ${at(s * 270, 110)} ${at(s * 220, 220)}C${at(s * 170, 310)} ${at(s * 40, 220)} ${at(0, 80)}M${at(0, -60)}C${at(s * 10, -160)} ${at(s * 60, -220)} ${at(s * 100, -230)}`;
  return side(1) + side(-1) + `M${at(0, -60)}L${at(0, 130)}`;
}
