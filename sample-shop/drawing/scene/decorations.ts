import { layer, softShade, type Layer } from './layers.ts';
import { between, seededRandom } from '../image/seeded-random.ts';
import { circle, petals } from '../lines/shapes.ts';
import type { Blob } from './sign.ts';

/** Returns a plant in a pot that stands on `y`; `size` is the height of the pot. */
export function plant(seed: string, x: number, y: number, size: number): Layer[] {
  const random = seededRandom(seed);
  const leaves = Array.from({ length: 20 }, (_value, index) => {
    const angle = -Math.PI / 2 + (index / 19 - 0.5) * 2.7 + between(random, -0.12, 0.12);
    const length = size * between(random, 1.3, 2.5) * (1 - 0.25 * Math.abs(index / 19 - 0.5));
    const bend = size * between(random, 0.14, 0.24);
    const [tipX, tipY] = [x + Math.cos(angle) * length, y - size + Math.sin(angle) * length];
    const [sideX, sideY] = [-Math.sin(angle) * bend, Math.cos(angle) * bend];
    const [midX, midY] = [x + Math.cos(angle) * length * 0.6, y - size + Math.sin(angle) * length * 0.6];
    const tone = ['#2f5a34', '#3c6b3a', '#274a30', '#4a7a44'][index % 4] ?? '#2f5a34';
    return `<path d="M${x},${y - size * 0.9}Q${midX + sideX},${midY + sideY} ${tipX},${tipY}Q${midX - sideX},${midY - sideY} ${x},${y - size * 0.9}Z" fill="${tone}"/>`;
  });
  const pot = `M${x - size * 0.5},${y - size}H${x + size * 0.5}L${x + size * 0.36},${y}H${x - size * 0.36}Z`;
  const shade = { dx: 6, dy: 12, blur: 9, strength: 0.5 };
  return [
    // Every fourth leaf together: neighbours lie in different layers, so that each keeps its own edge and shade.
    ...[0, 2, 1, 3].map((first) =>
      layer(leaves.filter((_leaf, index) => index % 4 === first).join(''), { raise: 14, bevel: 9, gloss: 0.5, shade }),
    ),
    layer(`<path d="${pot}" fill="#8f8a86"/>`, { raise: 40, bevel: size * 0.2, gloss: 0.2, shade: softShade }),
  ];
}

/** Returns marigold strings that hang from the top of the picture, one at each x, as long as given. */
export function marigolds(seed: string, strings: { x: number; length: number }[]): Layer[] {
  const random = seededRandom(seed);
  const flowers = strings.flatMap(({ x, length }) =>
    Array.from({ length: 2 * Math.floor(length / 100) }, (_value, index) => {
      const [middleX, middleY, radius] = [x + between(random, -4, 4), -60 + index * 50, between(random, 25, 30)];
      const tone = ['#e07a12', '#d9600c', '#e8a018'][Math.floor(random() * 3)] ?? '#e07a12';
      return `<path d="${circle(middleX, middleY, radius)}" fill="${tone}"/><path d="${petals(middleX, middleY, 3, radius, 11, 0.9, random() * 90)}" fill="none" stroke="#8a3c04" stroke-width="3" opacity="0.7"/>`;
    }),
  );
  const shade = { dx: 12, dy: 14, blur: 12, strength: 0.6 };
  return [0, 1].map((parity) =>
    layer(flowers.filter((_flower, index) => index % 2 === parity).join(''), {
      raise: 24,
      bevel: 9,
      gloss: 0.05,
      shade,
    }),
  );
}

/** Returns clay lamps without their flames, which are pieces of the sign. */
export function diyas(xs: number[], y: number, size: number): Layer {
  const [rim, foot] = [y - size * 0.35, y + size * 0.35];
  const bowl = (x: number) =>
    `M${x - size},${rim}C${x - size * 0.4},${y - size * 0.12} ${x + size * 0.4},${y - size * 0.12} ${x + size},${rim}C${x + size * 0.8},${y + size * 0.25} ${x + size * 0.4},${foot} ${x},${foot}C${x - size * 0.4},${foot} ${x - size * 0.8},${y + size * 0.25} ${x - size},${rim}Z`;
  return layer(`<path d="${xs.map(bowl).join('')}" fill="#8a4a2c"/>`, {
    raise: 30,
    bevel: 14,
    gloss: 0.15,
    shade: softShade,
  });
}

/** Returns a flame that stands on x, y. */
export function flame(x: number, y: number, size: number) {
  return `M${x},${y - size}C${x + size * 0.5},${y - size * 0.4} ${x + size * 0.42},${y} ${x},${y}C${x - size * 0.42},${y} ${x - size * 0.5},${y - size * 0.4} ${x},${y - size}Z`;
}

/** Returns small lamps out of focus, strewn over a part of the picture. */
export function distantLamps(
  seed: string,
  count: number,
  area: { x: number; y: number; width: number; height: number },
  hexes: string[],
): Blob[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    x: area.x + random() * area.width,
    y: area.y + random() * area.height,
    radius: between(random, 18, 66),
    hex: hexes[Math.floor(random() * hexes.length)] ?? '#ffffff',
    strength: between(random, 0.05, 0.4),
  }));
}
