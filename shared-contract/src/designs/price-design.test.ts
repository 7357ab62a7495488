import { expect, it, test } from '@jest/globals';
import type { DesignFont } from './design-fonts.ts';
import type { DesignRules } from './design-rules.ts';
import type { Design } from './design.ts';
import { priceDesign } from './price-design.ts';

/** Base price ₹1000, tube ₹1000 a metre, outdoors ₹100 a metre more. */
const rules: DesignRules = {
  start: 100_000,
  tube_per_metre: 100_000,
  outdoor_per_metre: 10_000,
  board_clear: 100_000,
  board_black: 200_000,
  board_cut: 300_000,
  board_frame: 50_000,
  dimmer: 50_000,
  min_price: 10_000,
};

function sign(text: string, width_cm: number, more: Partial<Design> & { font?: DesignFont } = {}): Design {
  const { font = 'tilt-neon', ...options } = more;
  const lines = text.split('/').map((line) => ({ text: line, font, tube: 'pink' as const }));
  return { lines, width_cm, backboard: 'clear', dimmer: false, outdoor: false, ...options };
}

/*
 * Calculated by hand. In Tilt Neon an H is 0.69 em wide, reaches from 0.69 em above the baseline to 0.01 em below it, and has
 * 1.59 em of stroke; a space is 0.22 em wide; baselines are 0.93 em apart. So an H of 69 cm has a font size of 100 cm, a
 * height of 70 cm, 1.59 m of tube and a board of 75 × 76 cm = 0.57 m².
 */
it.each<[string, Design, number]>([
  ['one letter: 1000 + 1590 + 570', sign('H', 69), 3160],
  ['a black board: 1000 + 1590 + 1140', sign('H', 69, { backboard: 'black' }), 3730],
  ['a board cut to shape: 1000 + 1590 + 1710', sign('H', 69, { backboard: 'cut' }), 4300],
  ['a steel frame: 1000 + 1590 + 285', sign('H', 69, { backboard: 'frame' }), 2875],
  ['a dimmer: 3160 + 500', sign('H', 69, { dimmer: true }), 3660],
  ['outdoors: 3160 + 159', sign('H', 69, { outdoor: true }), 3319],
  ['all options: 3730 + 500 + 159', sign('H', 69, { backboard: 'black', dimmer: true, outdoor: true }), 4389],
  ['two letters of the same size: 1000 + 3180 + 1.0944 m²', sign('HH', 138), 5274],
  ['two letters of half the size: 1000 + 1590 + 0.75 m × 0.41 m', sign('HH', 69), 2898],
  ['a space adds board but no tube: 1000 + 3180 + 1.66 m × 0.76 m', sign('H H', 160), 5442],
  ['two lines: 1000 + 3180 + 0.75 m × 1.69 m', sign('H/H', 69), 5448],
  ['the shorter line has the same font size: 1000 + 4770 + 1.44 m × 1.69 m', sign('HH/H', 138), 8204],
  ['a low letter: 0.58 em wide, 1.21 em of stroke, 0.52 em high', sign('o', 58), 2581],
  ['a descender, 0.17 em: 1000 + 3320 + 1.31 m × 0.92 m', sign('Hg', 125), 5525],
  ['another font: 0.36 em wide, 0.95 em of stroke, 0.75 em high', sign('L', 36, { font: 'poiret-one' }), 2290],
  ['हिन्दी: 0.66 em wide, 2.10 em of stroke, 0.74 em high', sign('प', 66, { font: 'poppins' }), 3676],
  ['a mark adds 0.35 em of stroke and 0.01 em of height', sign('प्र', 66, { font: 'poppins' }), 4033],
  ['a conjunct is one piece: 0.80 em wide, 2.87 em of stroke, 0.81 em high', sign('क्ष', 80, { font: 'poppins' }), 4618],
])('calculates the price of %s', (_calculation, design, rupees) => {
  expect(priceDesign(design, rules).paise).toBe(rupees * 100);
});

test('the parts of a price are whole rupees that add up to it, without parts of ₹0', () => {
  const { parts, paise } = priceDesign(sign('H', 69, { dimmer: true }), rules);

  expect(parts).toEqual([
    { part: 'start', paise: 100_000 },
    { part: 'tube', paise: 159_000 },
    { part: 'board', paise: 57_000 },
    { part: 'dimmer', paise: 50_000 },
  ]);
  expect(paise).toBe(366_000);
});

test('a price below the minimum is raised to it by a part of its own', () => {
  const { parts, paise } = priceDesign(sign('H', 69), { ...rules, min_price: 500_000 });

  expect(parts.at(-1)).toEqual({ part: 'min_price', paise: 184_000 });
  expect(paise).toBe(500_000);
});

test('doubled rates double the price except for the rounding of each part', () => {
  const doubled: DesignRules = { ...rules, start: 200_000, tube_per_metre: 200_000, board_clear: 200_000 };

  expect(priceDesign(sign('H', 69), doubled).paise).toBe(200_000 + 318_000 + 114_000);
});
