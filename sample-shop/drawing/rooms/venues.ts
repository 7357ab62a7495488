import { between, seededRandom } from '../image/seeded-random.ts';
import { plant } from './solid-furniture.ts';
import { oak, walnut, black, brass, linen } from './materials.ts';
import { box, egg, material, round, type Solid } from './solids.ts';

/** Returns a counter along the whole wall, 110 cm high, with bottles and two stools. */
export function bar(seed: string): Solid[] {
  const random = seededRandom(seed);
  const tones = ['#3f5c44', '#6b4423', '#33475a', '#8a713e', '#5a2f36'];
  const bottles = [-104, -94, -83, -73, 62, 73, 84, 95, 105].flatMap((x, index) => {
    const glass = material(tones[index % tones.length] ?? '#3f5c44', { gloss: 1 });
    const [height, z] = [between(random, 19, 24), between(random, 12, 24)];
    return [
      round({ x, above: 110, z, height, foot: 3.9, top: 3.6 }, glass),
      round({ x, above: 110 + height, z, height: 3.5, foot: 3.6, top: 1.4 }, glass),
      round({ x, above: 113 + height, z, height: 8, foot: 1.4, top: 1.3 }, glass),
    ];
  });
  const stool = (x: number) => [
    round({ x, above: 72, z: 92, height: 7, foot: 17, top: 18 }, material('#7a3f2e', { gloss: 0.3 })),
    round({ x, above: 2, z: 92, height: 70, foot: 2.2, top: 2.2 }, brass),
    round({ x, above: 0, z: 92, height: 2.4, foot: 18, top: 16 }, brass),
  ];
  return [
    box({ x: -200, above: 105, z: 4, width: 400, height: 5, depth: 62, round: 1.2 }, walnut),
    box(
      { x: -200, above: 0, z: 10, width: 400, height: 105, depth: 44, round: 0.4 },
      material('#2b3230', { gloss: 0.15 }),
    ),
    ...[-150, -75, 0, 75].map((x) =>
      box(
        { x: x + 6, above: 14, z: 52, width: 63, height: 80, depth: 3.4, round: 1 },
        material('#37403d', { gloss: 0.2 }),
      ),
    ),
    ...bottles,
    ...stool(-46),
    ...stool(40),
  ];
}

/** Returns a front door 200 cm high in its frame, a mat and a plant before it; `x` is its left edge. */
export function frontDoor(x: number): Solid[] {
  const paint = material('#3d4f57', { gloss: 0.3 });
  const frame = material('#b4aca0', { gloss: 0.15 });
  const panel = (left: number, above: number, height: number) =>
    box({ x: x + left, above, z: 3.4, width: 31, height, depth: 2.4, round: 1 }, paint);
  return [
    box({ x, above: 0, z: -2, width: 90, height: 200, depth: 6, round: 0.5 }, paint),
    box({ x: x - 9, above: 0, z: 0, width: 9, height: 209, depth: 6.5, round: 0.8 }, frame),
    box({ x: x + 90, above: 0, z: 0, width: 9, height: 209, depth: 6.5, round: 0.8 }, frame),
    box({ x: x - 9, above: 200, z: 0, width: 108, height: 9, depth: 6.5, round: 0.8 }, frame),
    panel(10, 14, 62),
    panel(49, 14, 62),
    panel(10, 88, 98),
    panel(49, 88, 98),
    box({ x: x + 3, above: 94, z: 4, width: 3, height: 22, depth: 3, round: 1.2 }, brass),
    box({ x: x + 2.5, above: 102, z: 6, width: 12, height: 2.4, depth: 2.4, round: 1 }, brass),
    box(
      { x: x + 4, above: 0, z: 12, width: 82, height: 2, depth: 48, round: 0.8 },
      material('#6f5b44', { grain: 'cloth' }),
    ),
  ];
}

/** Returns a reception desk 110 cm high with a screen and flowers. */
export function reception(middle: number): Solid[] {
  const panel = material('#d0c8bb', { gloss: 0.25 });
  const slat = (index: number) =>
    box({ x: middle - 84 + index * 8.4, above: 8, z: 92, width: 5.4, height: 86, depth: 3, round: 1.2 }, oak);
  return [
    box({ x: middle - 96, above: 104, z: 40, width: 192, height: 6, depth: 56, round: 1.4 }, panel),
    box({ x: middle - 90, above: 0, z: 44, width: 180, height: 104, depth: 48, round: 1 }, material('#8a7f70')),
    ...Array.from({ length: 21 }, (_value, index) => slat(index)),
    box({ x: middle - 96, above: 0, z: 42, width: 8, height: 106, depth: 54, round: 1.4 }, panel),
    box({ x: middle + 88, above: 0, z: 42, width: 8, height: 106, depth: 54, round: 1.4 }, panel),
    box({ x: middle - 82, above: 112, z: 52, width: 36, height: 22, depth: 2, round: 0.6 }, black),
    box({ x: middle - 68, above: 109, z: 50, width: 8, height: 5, depth: 4 }, black),
    ...plant('reception', middle + 62, 66, 44, 110),
  ];
}

/** Returns a table with a cloth, balloons on both sides, and candles on the floor. */
export function stage(seed: string): Solid[] {
  const random = seededRandom(seed);
  const tones = ['#d9c3b0', '#c98f86', '#e6ddd0', '#b98a5a'].map((hex) => material(hex, { gloss: 0.8 }));
  const balloons = [-1, 1].flatMap((side) =>
    Array.from({ length: 17 }, (_value, index) => {
      const radius = between(random, 8, 14);
      const middle = {
        x: side * (92 + between(random, -10, 12) - (index > 11 ? (index - 11) * 4 : 0)),
        y: -radius - index * 11.5,
        z: between(random, 14, 34),
      };
      return egg(
        middle,
        { x: 0, y: 1, z: 0 },
        { long: radius * 1.12, wide: radius },
        tones[index % tones.length] ?? oak,
      );
    }),
  );
  const candle = (x: number, z: number, height: number) => [
    round({ x, above: 0, z, height, foot: 3.4, top: 3.4 }, material('#e9dfcb')),
    egg({ x, y: -height - 3, z }, { x: 0, y: 1, z: 0 }, { long: 2.6, wide: 1.1 }, material('#ffd9a0', { emission: 3 })),
  ];
  return [
    ...balloons,
    box(
      { x: -58, above: 0, z: 26, width: 116, height: 74, depth: 52, round: 3 },
      material('#cfc4b8', { grain: 'cloth' }),
    ),
    box({ x: -62, above: 73, z: 24, width: 124, height: 3, depth: 56, round: 1.2 }, linen),
    round({ x: 0, above: 76, z: 50, height: 12, foot: 15, top: 15 }, material('#efe6da', { gloss: 0.2 })),
    round({ x: 0, above: 88, z: 50, height: 11, foot: 10.5, top: 10.5 }, material('#efe6da', { gloss: 0.2 })),
    ...candle(-74, 74, 15),
    ...candle(-64, 84, 10),
    ...candle(72, 78, 13),
    ...candle(80, 88, 9),
  ];
}
