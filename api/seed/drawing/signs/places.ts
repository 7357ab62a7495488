import { arc, circle, polyline, roundedBox, corners } from '../shapes.ts';
import type { Sign } from '../sign.ts';

export const placeSigns: Sign[] = [
  {
    slug: 'cafe-menus',
    alt: 'Neon coffee cup in warm white with red steam and the words “chai & coffee” on wood',
    wall: 'wood',
    pieces: [
      { kind: 'tube', colour: 'warm-white', thickness: 20, path: `M470,760L1030,760L980,1120C960,1220 540,1220 520,1120ZM1020,850C1200,820 1210,1060 995,1040M380,1270L1120,1270` },
      { kind: 'tube', colour: 'red', thickness: 16, path: 'M640,680C580,600 700,560 640,470M760,680C700,600 820,560 760,470M880,680C820,600 940,560 880,470' },
      { kind: 'tube', colour: 'warm-white', thickness: 18, line: { text: 'chai & coffee', face: 'yellowtail', x: 800, y: 1510, width: 960 } },
    ],
  },
  {
    slug: 'bar-counters',
    alt: 'Neon beer mug in lemon and white and the word “cheers” on dark brick above a bar',
    wall: 'dark-brick',
    pieces: [
      { kind: 'tube', colour: 'lemon', thickness: 19, path: 'M560,760L600,1220L960,1220L1000,760M1000,840C1180,820 1180,1120 970,1110' },
      { kind: 'tube', colour: 'ice-white', thickness: 19, path: 'M540,760C420,720 460,580 580,600C600,480 780,470 810,560C900,490 1040,560 1010,660C1060,700 1040,760 1000,760Z' },
      { kind: 'tube', colour: 'green', thickness: 18, line: { text: 'cheers', face: 'pacifico', x: 800, y: 1490, width: 700 } },
    ],
  },
  {
    slug: 'open-signs',
    alt: 'Red neon “OPEN” in a blue ring on a night café window',
    wall: 'black-brick',
    pieces: [
      { kind: 'tube', colour: 'red', thickness: 24, line: { text: 'OPEN', face: 'tilt', x: 800, y: 900, width: 860, spacing: 6 } },
      { kind: 'tube', colour: 'blue', thickness: 18, path: roundedBox(260, 650, 1080, 500, 250) },
      { kind: 'unlit', colour: 'ice-white', thickness: 16, line: { text: '24 hours', face: 'yellowtail', x: 800, y: 1330, width: 520 } },
    ],
  },
  {
    slug: 'gaming-rooms',
    alt: 'Neon game controller in purple and blue with the words “level up” on concrete',
    wall: 'concrete',
    pieces: [
      { kind: 'tube', colour: 'purple', thickness: 19, path: 'M560,600C420,600 340,980 380,1060C430,1140 540,1040 610,920L990,920C1060,1040 1170,1140 1220,1060C1260,980 1180,600 1040,600Z' },
      { kind: 'tube', colour: 'blue', thickness: 15, path: `M570,690L570,830M500,760L640,760${circle(1000, 700, 28)}${circle(1070, 770, 28)}` },
      { kind: 'tube', colour: 'green', thickness: 19, line: { text: 'LEVEL UP', face: 'tilt', x: 800, y: 1390, width: 860, spacing: 8 } },
    ],
  },
  {
    slug: 'bedroom-quotes',
    alt: 'Neon quote “but first, dream” in pink above a bed',
    wall: 'pink-plaster',
    pieces: [
      { kind: 'tube', colour: 'pink', thickness: 18, line: { text: 'stay wild,', face: 'sacramento', x: 760, y: 700, width: 920, tilt: -3 } },
      { kind: 'tube', colour: 'pink', thickness: 18, line: { text: 'moon child', face: 'sacramento', x: 840, y: 1060, width: 1060, tilt: -3 } },
    ],
  },
  {
    slug: 'house-name-plates',
    alt: 'House name plate “Ananda, 18” with light behind dark metal letters on a wood wall',
    wall: 'wood',
    pieces: [
      { kind: 'halo', colour: 'warm-white', paint: '#1b1b1f', line: { text: 'Ananda', face: 'pacifico', x: 800, y: 860, width: 960 } },
      { kind: 'halo', colour: 'warm-white', paint: '#1b1b1f', line: { text: '18', face: 'comfortaaBold', x: 800, y: 1220, width: 230, spacing: 8 } },
    ],
  },
  {
    slug: 'office-name-plates',
    alt: 'Office name plate “Mehta & Rao, Chartered Accountants” lit in ice white on green plaster',
    wall: 'green-plaster',
    pieces: [
      { kind: 'halo', colour: 'ice-white', paint: '#b9b9c0', line: { text: 'Mehta & Rao', face: 'comfortaaBold', x: 800, y: 880, width: 1120 } },
      { kind: 'halo', colour: 'ice-white', paint: '#b9b9c0', line: { text: 'CHARTERED ACCOUNTANTS', face: 'baloo', x: 800, y: 1060, width: 900, spacing: 14 } },
    ],
  },
  {
    slug: 'brand-logos',
    alt: 'Brand sign “NOVA” in striped purple and pink neon with a planet ring on black brick',
    wall: 'black-brick',
    pieces: [
      { kind: 'tube', colour: 'pink', thickness: 11, line: { text: 'NOVA', face: 'monoton', x: 800, y: 960, width: 1160 } },
      { kind: 'tube', colour: 'blue', thickness: 15, path: `${arc(800, 960, 620, 160, 380)}` },
    ],
  },
  {
    slug: 'backlit-boards',
    alt: 'Backlit board “STUDIO 9”: steel letters with blue light behind them on concrete',
    wall: 'concrete',
    pieces: [
      { kind: 'halo', colour: 'blue', paint: '#9a9aa6', line: { text: 'STUDIO', face: 'baloo', x: 800, y: 800, width: 1080, spacing: 6 } },
      { kind: 'halo', colour: 'purple', paint: '#9a9aa6', line: { text: '9', face: 'baloo', x: 800, y: 1220, width: 330 } },
    ],
  },
  {
    slug: 'scrolling-boards',
    alt: 'Scrolling LED board that reads “WELCOME” in red dots on white tiles',
    wall: 'white-tiles',
    pieces: [
      { kind: 'solid', colour: 'red', paint: '#0d0d10', path: roundedBox(130, 760, 1340, 420, 20) },
      { kind: 'face', colour: 'red', line: { text: 'WELCOME', face: 'baloo', x: 800, y: 970, width: 1160, spacing: 8 } },
    ],
  },
  {
    slug: 'salon-spa',
    alt: 'Neon profile with flowing hair in pink and the word “salon” on pink plaster',
    wall: 'pink-plaster',
    pieces: [
      { kind: 'tube', colour: 'ice-white', thickness: 17, path: 'M640,1120C700,1060 690,1000 690,950C640,960 600,940 610,890C560,880 570,850 600,810C580,700 640,560 800,540' },
      { kind: 'tube', colour: 'pink', thickness: 18, path: 'M800,540C1000,500 1140,680 1060,860C1020,960 1100,1040 1180,1060M760,620C900,600 1000,700 950,860C910,980 980,1110 1080,1150M760,700C840,720 870,800 830,900C790,1010 840,1130 920,1180' },
      { kind: 'tube', colour: 'pink', thickness: 18, line: { text: 'salon & spa', face: 'sacramento', x: 800, y: 1450, width: 900 } },
    ],
  },
  {
    slug: 'gym-fitness',
    alt: 'Neon dumbbell in red and the words “no excuses” on concrete',
    wall: 'concrete',
    pieces: [
      { kind: 'tube', colour: 'red', thickness: 20, path: roundedBox(420, 560, 90, 360, 30) + roundedBox(540, 620, 80, 240, 26) + 'M620,740L980,740' + roundedBox(980, 620, 80, 240, 26) + roundedBox(1090, 560, 90, 360, 30) },
      { kind: 'tube', colour: 'ice-white', thickness: 20, line: { text: 'NO EXCUSES', face: 'tilt', x: 800, y: 1250, width: 1060, spacing: 6 } },
    ],
  },
  {
    slug: 'music-studio',
    alt: 'Neon microphone and sound waves in green and purple on dark wood',
    wall: 'dark-wood',
    pieces: [
      { kind: 'tube', colour: 'green', thickness: 19, path: roundedBox(660, 480, 280, 560, 140) + 'M560,860C560,1240 1040,1240 1040,860M800,1150L800,1350M660,1355L940,1355' },
      { kind: 'tube', colour: 'purple', thickness: 16, path: 'M480,660L480,900M390,720L390,840M1120,660L1120,900M1210,720L1210,840' },
      { kind: 'tube', colour: 'red', thickness: 18, line: { text: 'on air', face: 'tilt', x: 800, y: 1590, width: 480, spacing: 6 } },
    ],
    boards: [{ path: roundedBox(300, 360, 1000, 1380, 60), material: 'clear', screws: corners(300, 360, 1000, 1380, 60) }],
  },
];
