import { between, seededRandom } from '../image/seeded-random.ts';
import { oak, walnut, black, brass, linen, clay } from './materials.ts';
import { box, egg, material, round, type Solid } from './solids.ts';

/** Returns a sofa for three; its back is 85 cm high. */
export function sofa(middle: number, hex: string): Solid[] {
  const cloth = material(hex, { grain: 'cloth' });
  const left = middle - 98;
  const cushion = (x: number) => [
    box({ x, above: 42, z: 22, width: 82, height: 43, depth: 20, round: 9 }, cloth),
    box({ x, above: 26, z: 30, width: 82, height: 20, depth: 62, round: 7 }, cloth),
  ];
  return [
    box({ x: left + 4, above: 12, z: 8, width: 188, height: 68, depth: 18, round: 8 }, cloth),
    box({ x: left, above: 10, z: 10, width: 18, height: 52, depth: 84, round: 8 }, cloth),
    box({ x: left + 178, above: 10, z: 10, width: 18, height: 52, depth: 84, round: 8 }, cloth),
    box({ x: left + 8, above: 10, z: 12, width: 180, height: 18, depth: 78, round: 4 }, cloth),
    ...cushion(left + 17),
    ...cushion(left + 98),
    ...[left + 12, left + 180].map((x) => round({ x, above: 0, z: 84, height: 11, foot: 1.6, top: 2.4 }, walnut)),
    box(
      { x: left + 24, above: 45, z: 40, width: 46, height: 40, depth: 14, round: 6.8 },
      material('#b98a4e', { grain: 'cloth' }),
    ),
  ];
}

/** Returns a potted plant with long leaves. */
export function plant(seed: string, x: number, z: number, size: number, above = 0): Solid[] {
  const random = seededRandom(seed);
  const greens = ['#3f6b3a', '#2f5a34', '#4d7a44'].map((hex) => material(hex, { grain: 'leaf', gloss: 0.25 }));
  const rim = { x, y: -above - size * 0.42, z };
  const leaves = Array.from({ length: 17 }, (_value, index) => {
    const turn = index * 2.4 + between(random, -0.3, 0.3);
    const lean = between(random, 0.16, 0.78);
    const long = size * between(random, 0.26, 0.46);
    const along = { x: Math.cos(turn) * lean, y: -Math.sqrt(1 - lean * lean), z: Math.sin(turn) * lean * 0.6 };
    const length = Math.sqrt(along.x ** 2 + along.y ** 2 + along.z ** 2);
    const unit = { x: along.x / length, y: along.y / length, z: along.z / length };
    const middle = { x: rim.x + unit.x * long, y: rim.y + unit.y * long, z: rim.z + unit.z * long };
    return egg(middle, unit, { long, wide: size * 0.045 }, greens[index % 3] ?? oak);
  });
  return [...leaves, round({ x, above, z, height: size * 0.42, foot: size * 0.15, top: size * 0.2 }, clay)];
}

/** Returns a bed seen from its foot end: padded head, pillows and cover. */
export function bed(middle: number, hex: string): Solid[] {
  const padded = material(hex, { grain: 'cloth' });
  const cover = material('#7d8794', { grain: 'cloth' });
  const panels = Array.from({ length: 5 }, (_value, index) =>
    box({ x: middle - 90 + index * 36, above: 20, z: 2, width: 35.4, height: 92, depth: 11, round: 5 }, padded),
  );
  const pillow = (x: number, z: number, tone: string) =>
    box({ x, above: 54, z, width: 68, height: 38, depth: 18, round: 8.5 }, material(tone, { grain: 'cloth' }));
  return [
    ...panels,
    box({ x: middle - 86, above: 8, z: 12, width: 172, height: 46, depth: 190, round: 9 }, linen),
    box({ x: middle - 88, above: 20, z: 62, width: 176, height: 40, depth: 150, round: 11 }, cover),
    pillow(middle - 76, 14, '#d9d4cb'),
    pillow(middle + 8, 14, '#d9d4cb'),
    pillow(middle - 34, 30, '#a9877a'),
    ...nightStand(middle + 104),
  ];
}

function nightStand(x: number): Solid[] {
  return [box({ x, above: 8, z: 4, width: 42, height: 44, depth: 36, round: 1.5 }, oak), ...lamp(x + 21, 52, 22)];
}

/** Returns a table lamp whose shade shines softly. */
export function lamp(x: number, above: number, z: number): Solid[] {
  return [
    round({ x, above, z, height: 22, foot: 5, top: 1.2 }, brass),
    round({ x, above: above + 19, z, height: 17, foot: 12, top: 8 }, material('#f2d8ae', { emission: 0.85 })),
  ];
}

/** Returns a desk with a screen, a keyboard, two speakers and a mug; its top is 74 cm high. */
export function desk(middle: number): Solid[] {
  const speaker = (x: number) => [
    box({ x, above: 74, z: 12, width: 16, height: 27, depth: 18, round: 1 }, black),
    egg(
      { x: x + 8, y: -84, z: 30.4 },
      { x: 0, y: 0, z: 1 },
      { long: 1.4, wide: 6 },
      material('#3a3a42', { gloss: 0.4 }),
    ),
    egg({ x: x + 8, y: -95, z: 30.4 }, { x: 0, y: 0, z: 1 }, { long: 1, wide: 3 }, material('#3a3a42', { gloss: 0.4 })),
  ];
  return [
    box({ x: middle - 80, above: 71, z: 2, width: 160, height: 3.4, depth: 70, round: 0.8 }, oak),
    ...[middle - 76, middle + 70].map((x) =>
      box({ x, above: 0, z: 6, width: 6, height: 71, depth: 60, round: 1 }, black),
    ),
    box({ x: middle - 31, above: 82, z: 20, width: 62, height: 36, depth: 3, round: 0.8 }, black),
    box(
      { x: middle - 29.6, above: 83.4, z: 22.6, width: 59.2, height: 33.2, depth: 0.8, round: 0.2 },
      material('#0a0b10', { gloss: 1 }),
    ),
    box({ x: middle - 3, above: 74, z: 18, width: 6, height: 10, depth: 3 }, black),
    box({ x: middle - 13, above: 74, z: 14, width: 26, height: 1.2, depth: 18 }, black),
    box({ x: middle - 21, above: 74.2, z: 48, width: 42, height: 2, depth: 13 }, material('#34343c', { gloss: 0.2 })),
    ...speaker(middle - 60),
    ...speaker(middle + 44),
    round({ x: middle + 38, above: 74, z: 52, height: 9.5, foot: 3.8, top: 4 }, material('#c4b9a4', { gloss: 0.4 })),
  ];
}

/** Returns a console table 85 cm high with a plant and a basket. */
export function consoleTable(middle: number): Solid[] {
  return [
    box({ x: middle - 70, above: 80, z: 3, width: 140, height: 4.6, depth: 38, round: 1 }, oak),
    box({ x: middle - 66, above: 62, z: 6, width: 132, height: 18, depth: 32, round: 1 }, oak),
    box({ x: middle - 64, above: 20, z: 5, width: 128, height: 3, depth: 34, round: 0.8 }, oak),
    ...[middle - 67, middle + 62].map((x) =>
      box({ x, above: 0, z: 6, width: 5, height: 80, depth: 32, round: 1 }, black),
    ),
    ...[middle - 24, middle + 24].map((x) => round({ x, above: 70, z: 39, height: 2, foot: 1.3, top: 1.3 }, brass)),
    ...plant('console', middle - 54, 22, 46, 85),
    box(
      { x: middle - 30, above: 23, z: 10, width: 36, height: 20, depth: 26, round: 4 },
      material('#a08a66', { grain: 'cloth' }),
    ),
  ];
}

/** Returns three books and a vase, to stand on a console table. */
export function consoleOrnaments(middle: number): Solid[] {
  const book = (x: number, hex: string, height: number) =>
    box({ x, above: 85, z: 10, width: 4, height, depth: 17, round: 0.4 }, material(hex));
  return [
    book(middle + 2, '#7b4a3a', 24),
    book(middle + 6.4, '#39506b', 26),
    book(middle + 10.8, '#b09a62', 22),
    round({ x: middle + 42, above: 84.6, z: 20, height: 16, foot: 7, top: 9.5 }, material('#d4cec2', { gloss: 0.5 })),
    round({ x: middle + 42, above: 100, z: 20, height: 11, foot: 9.5, top: 4 }, material('#d4cec2', { gloss: 0.5 })),
  ];
}

/** A skirting board along the wall. */
export const skirting: Solid = box(
  { x: -400, above: 0, z: -1, width: 800, height: 9, depth: 3.2, round: 0.6 },
  material('#b9b2a8', { gloss: 0.2 }),
);
