import { layer, softShade, type Layer } from './layers.ts';
import { between, seededRandom } from '../image/seeded-random.ts';
import { circle, roundedBox } from '../lines/shapes.ts';

/** Returns a board along the whole wall at height `y`, seen from slightly above. */
export function shelf(y: number, paint: string): Layer[] {
  const shade = { dx: 0, dy: 46, blur: 26, strength: 0.75 };
  return [
    layer(`<rect x="-200" y="${y}" width="2000" height="42" fill="${paint}"/>`, {
      raise: 10,
      bevel: 6,
      gloss: 0.3,
      shade,
    }),
    layer(`<rect x="-200" y="${y - 16}" width="2000" height="18" fill="${paint}"/>`, { raise: 14, bevel: 1 }),
  ];
}

/** Returns a counter that fills the picture below `y`. */
export function counter(y: number, paint: string): Layer[] {
  const shade = { dx: 0, dy: 40, blur: 22, strength: 0.8 };
  return [
    layer(`<rect x="-200" y="${y + 60}" width="2000" height="900" fill="#1d1a1c"/>`, { raise: 4, shade: softShade }),
    layer(`<rect x="-200" y="${y}" width="2000" height="66" fill="${paint}"/>`, {
      raise: 22,
      bevel: 12,
      gloss: 0.9,
      shade,
    }),
  ];
}

const glassTones = ['#2e4a34', '#4a2f1c', '#26333f', '#6b5a3a', '#3d2226', '#1f3d40'];

/** Bottles that stand in a row on `y`. */
export function bottles(seed: string, y: number, xs: number[]): Layer[] {
  const random = seededRandom(seed);
  const drawn = xs.map((x) => {
    const [half, tall] = [between(random, 34, 48), between(random, 270, 370)];
    const neck = half * 0.33;
    const shoulder = tall * between(random, 0.5, 0.62);
    const tone = glassTones[Math.floor(random() * glassTones.length)] ?? '#2e4a34';
    const body = `M${x - half},${y}V${y - shoulder}C${x - half},${y - shoulder - 55} ${x - neck},${y - shoulder - 40} ${x - neck},${y - shoulder - 95}V${y - tall}H${x + neck}V${y - shoulder - 95}C${x + neck},${y - shoulder - 40} ${x + half},${y - shoulder - 55} ${x + half},${y - shoulder}V${y}Z`;
    return {
      glass: `<path d="${body}" fill="${tone}"/><rect x="${x - neck - 3}" y="${y - tall - 8}" width="${2 * neck + 6}" height="34" fill="#8a7a55"/>`,
      label: `<rect x="${x - half}" y="${y - shoulder * 0.78}" width="${half * 2}" height="${shoulder * 0.45}" fill="${random() > 0.5 ? '#b7ad98' : '#23232a'}"/>`,
    };
  });
  const shade = { dx: 10, dy: 10, blur: 16, strength: 0.6 };
  return [
    layer(drawn.map(({ glass }) => glass).join(''), { raise: 26, bevel: 13, gloss: 1, shade }),
    layer(drawn.map(({ label }) => label).join(''), { raise: 26, bevel: 16 }),
  ];
}

/** Returns a padded bed-head along the foot of the picture, with two pillows. */
export function bed(y: number, paint: string, linen: string): Layer[] {
  const panels = Array.from(
    { length: 8 },
    (_value, index) => `<path d="${roundedBox(-190 + index * 250, y, 242, 800, 60)}" fill="${paint}"/>`,
  );
  const pillow = (x: number, top: number) =>
    `<path d="M${x},${top + 30}C${x + 120},${top - 20} ${x + 420},${top - 20} ${x + 540},${top + 30}C${x + 580},${top + 140} ${x + 560},${top + 270} ${x + 540},${top + 360}H${x}C${x - 40},${top + 270} ${x - 40},${top + 140} ${x},${top + 30}Z" fill="${linen}"/>`;
  return [
    layer(panels.join(''), { raise: 46, bevel: 30, shade: softShade }),
    layer(pillow(190, y + 190) + pillow(860, y + 200), { raise: 70, bevel: 46, shade: softShade }),
  ];
}

/** Returns a screen on a desk, switched off: black glass that mirrors the sign. */
export function screen(x: number, y: number, width: number): Layer[] {
  const height = width * 0.5;
  const foot = `M${x + width * 0.44},${y}h${width * 0.12}v${height * 0.2}h${width * 0.1}v18h${-width * 0.32}v-18h${width * 0.1}Z`;
  const glass = roundedBox(x + 12, y + 12, width - 24, height - 30, 6);
  const shade = { dx: 12, dy: 30, blur: 26, strength: 0.7 };
  return [
    layer(`<path d="${foot}" fill="#2a2a30" transform="translate(0 ${height - 2})"/>`, {
      raise: 12,
      bevel: 6,
      gloss: 0.4,
      shade,
    }),
    layer(`<path d="${roundedBox(x, y, width, height, 14)}" fill="#202026"/>`, {
      raise: 22,
      bevel: 5,
      gloss: 0.5,
      shade,
    }),
    layer(`<path d="${glass}" fill="#08080c"/>`, { raise: 0, bevel: 1, gloss: 0.9 }),
  ];
}

/** Returns a loudspeaker whose upper left corner is x, y. */
export function speaker(x: number, y: number, width: number): Layer[] {
  const height = width * 1.6;
  const cone = (top: number, radius: number) =>
    layer(`<path d="${circle(x + width / 2, y + top, radius)}" fill="#3a3a42"/>`, {
      raise: 14,
      bevel: radius * 0.3,
      gloss: 0.4,
    });
  return [
    layer(`<path d="${roundedBox(x, y, width, height, 12)}" fill="#222228"/>`, {
      raise: 26,
      bevel: 5,
      gloss: 0.4,
      shade: softShade,
    }),
    cone(height * 0.66, width * 0.34),
    cone(height * 0.66, width * 0.12),
    cone(height * 0.24, width * 0.16),
  ];
}

/** Returns the bars of a tall window, left, right and below. */
export function windowFrame(): Layer[] {
  const bars = ['M-200,-200H70V2300H-200Z', 'M1530,-200H1800V2300H1530Z', 'M-200,1800H1800V2300H-200Z'];
  const shade = { dx: 0, dy: 0, blur: 14, strength: 0.6 };
  return [layer(`<path d="${bars.join('')}" fill="#3a3036"/>`, { raise: 40, bevel: 16, gloss: 0.3, shade })];
}

/** Returns the floor below `y`, with its skirting board. */
export function floor(y: number, paint: string): Layer[] {
  return [
    layer(`<rect x="-200" y="${y}" width="2000" height="500" fill="${paint}"/>`, { raise: 2, bevel: 1, gloss: 0.35 }),
    layer(`<rect x="-200" y="${y - 70}" width="2000" height="72" fill="#77716c"/>`, {
      raise: 12,
      bevel: 6,
      shade: { dx: 0, dy: 14, blur: 12, strength: 0.6 },
    }),
  ];
}

/** Returns a sofa for two whose back begins at `y`. */
export function sofa(y: number, paint: string): Layer[] {
  const cushion = (x: number, top: number, width: number, height: number) =>
    `<path d="${roundedBox(x, top, width, height, 52)}" fill="${paint}"/>`;
  const legs = [330, 1210].map((x) => `<path d="M${x},${y + 500}h60l-14,90h-32Z" fill="#3a2a1e"/>`).join('');
  const shape = { raise: 60, bevel: 34, shade: softShade };
  return [
    layer(legs, { raise: 14, bevel: 8, shade: softShade }),
    layer(cushion(250, y, 550, 400) + cushion(802, y, 550, 400), shape),
    layer(cushion(150, y + 130, 190, 400) + cushion(1262, y + 130, 190, 400), { ...shape, raise: 80 }),
    layer(cushion(300, y + 300, 500, 140) + cushion(802, y + 300, 500, 140), { ...shape, raise: 100 }),
    layer(`<path d="${roundedBox(300, y + 410, 1000, 120, 30)}" fill="${paint}"/>`, { ...shape, raise: 70 }),
    layer(`<path d="${roundedBox(370, y + 90, 240, 230, 50)}" fill="#a08a6a" transform="rotate(-8 490 ${y + 200})"/>`, {
      ...shape,
      raise: 120,
    }),
  ];
}

/** Returns a panelled door whose left edge is x. */
export function frontDoor(x: number, paint: string): Layer[] {
  const panel = (left: number, top: number, height: number) =>
    `<path d="${roundedBox(x + left, top, 240, height, 10)}" fill="${paint}"/>`;
  return [
    layer(`<path d="M${x - 46},300H1800V1905H${x - 46}Z" fill="#8a8178"/>`, { raise: 22, bevel: 8, shade: softShade }),
    layer(`<path d="M${x},350H1800V1905H${x}Z" fill="${paint}"/>`, { raise: 6, bevel: 4, gloss: 0.35 }),
    layer(panel(70, 430, 560) + panel(360, 430, 560) + panel(70, 1130, 640) + panel(360, 1130, 640), {
      raise: 22,
      bevel: 12,
      gloss: 0.35,
    }),
    layer(`<path d="${roundedBox(x + 22, 1010, 26, 150, 13)}" fill="#b9a06a"/>`, {
      raise: 26,
      bevel: 8,
      gloss: 1,
      shade: softShade,
    }),
  ];
}
