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
 * Calculated by hand. In Tilt Neon an H is 0.69 em wide and has 1.59 em of stroke, a space is 0.22 em wide, and a line is
 * 0.93 em high. So an H of 69 cm has a font size of 100 cm, a height of 93 cm, 1.59 m of tube and a board of
 * 75 × 99 cm = 0.7425 m².
 */
it.each<[string, Design, number]>([
  ['one letter: 1000 + 1590 + 742.50', sign('H', 69), 3333],
  ['a black board: 1000 + 1590 + 1485', sign('H', 69, { backboard: 'black' }), 4075],
  ['a board cut to shape: 1000 + 1590 + 2227.50', sign('H', 69, { backboard: 'cut' }), 4818],
  ['a steel frame: 1000 + 1590 + 371.25', sign('H', 69, { backboard: 'frame' }), 2961],
  ['a dimmer: 3333 + 500', sign('H', 69, { dimmer: true }), 3833],
  ['outdoors: 3333 + 159', sign('H', 69, { outdoor: true }), 3492],
  ['all options: 4075 + 500 + 159', sign('H', 69, { backboard: 'black', dimmer: true, outdoor: true }), 4734],
  ['two letters of the same size: 1000 + 3180 + 1.4256 m²', sign('HH', 138), 5606],
  ['two letters of half the size: 1000 + 1590 + 0.75 m × 0.53 m', sign('HH', 69), 2988],
  ['a space adds board but no tube: 1000 + 3180 + 1.66 m × 0.99 m', sign('H H', 160), 5823],
  ['two lines: 1000 + 3180 + 0.75 m × 1.92 m', sign('H/H', 69), 5620],
  ['the shorter line has the same font size: 1000 + 4770 + 1.44 m × 1.92 m', sign('HH/H', 138), 8535],
  ['another font: 0.36 em wide, 0.95 em of stroke, 0.98 em high', sign('L', 36, { font: 'poiret-one' }), 2387],
  ['हिन्दी: 0.66 em wide, 2.10 em of stroke, 1.31 em high', sign('प', 66, { font: 'poppins' }), 4086],
  ['a mark adds 0.35 em of stroke', sign('प्र', 66, { font: 'poppins' }), 4436],
  ['a conjunct is one piece: 0.80 em wide, 2.87 em of stroke', sign('क्ष', 80, { font: 'poppins' }), 5048],
])('calculates the price of %s', (_calculation, design, rupees) => {
  expect(priceDesign(design, rules).paise).toBe(rupees * 100);
});

test('the parts of a price are whole rupees that add up to it, without parts of ₹0', () => {
  const { parts, paise } = priceDesign(sign('H', 69, { dimmer: true }), rules);

  expect(parts).toEqual([
    { part: 'start', paise: 100_000 },
    { part: 'tube', paise: 159_000 },
    { part: 'board', paise: 74_300 },
    { part: 'dimmer', paise: 50_000 },
  ]);
  expect(paise).toBe(383_300);
});

test('a price below the minimum is raised to it by a part of its own', () => {
  const { parts, paise } = priceDesign(sign('H', 69), { ...rules, min_price: 500_000 });

  expect(parts.at(-1)).toEqual({ part: 'min_price', paise: 166_700 });
  expect(paise).toBe(500_000);
});

test('doubled rates double the price except for the rounding of each part', () => {
  const doubled: DesignRules = { ...rules, start: 200_000, tube_per_metre: 200_000, board_clear: 200_000 };

  expect(priceDesign(sign('H', 69), doubled).paise).toBe(200_000 + 318_000 + 148_500);
});
