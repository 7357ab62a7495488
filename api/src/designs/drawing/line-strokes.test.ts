import { expect, test } from '@jest/globals';
import { designFonts, type DesignFont } from '@lumora/shared-contract/designs';
import sharp from 'sharp';
import { lineStrokes } from './line-strokes.ts';

const line = (text: string, font: DesignFont = 'poppins') => lineStrokes({ text, font });

/** Draws the centre lines as thin lines and returns the number of separate shapes. */
async function countShapes(text: string, font: DesignFont): Promise<number> {
  const { path, width } = line(text, font);
  const [columns, rows] = [Math.ceil(200 * width) + 80, 400];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}"><path d="${path}" fill="none"
    stroke="#000" stroke-width="15" transform="translate(40 240) scale(.2)"/></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  let shapes = 0;
  for (let start = alpha.findIndex((value) => value > 40); start >= 0; start = alpha.findIndex((value) => value > 40)) {
    shapes += 1;
    const pending = [start];
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      if ((alpha[index] ?? 0) <= 40) continue;
      alpha[index] = 0;
      pending.push(index - 1, index + 1, index - columns, index + columns);
    }
  }
  return shapes;
}

test('Devanagari text is shaped: a conjunct is narrower than its letters, and a vowel sign adds a stroke', () => {
  expect(line('क्ष').width).toBeLessThan(line('क').width + line('ष').width);
  expect(line('कि').path.length).toBeGreaterThan(line('क').path.length);
});

test.each(['Good vibes', 'समय'])('the tubes of “%s” are as wide as the line', (text) => {
  const { path, width } = line(text, 'baloo-2');

  const xs = [...path.matchAll(/(-?\d+) -?\d+(?=[MC]|$)/g)].map(([, x]) => Number(x));
  const halfTube = 30;
  expect(Math.min(...xs)).toBe(halfTube);
  expect(Math.max(...xs)).toBeCloseTo(1000 * width - halfTube, 0);
});

test('a single thin letter is not stretched to the width of its line', () => {
  const tubeEm = 0.06;
  expect(line('I').width).toBeGreaterThan(3 * tubeEm);
});

test('a line in two scripts has the strokes of both fonts, side by side', () => {
  const { path, width } = line('श्री & Co');

  expect(width).toBeGreaterThan(line('श्री').width + line('& Co').width);
  expect(path.startsWith(line('श्री').path)).toBe(true);
});

const hindiFonts = designFonts.filter(({ hindi }) => hindi).map(({ slug }) => slug);
test.each(hindiFonts)('the headline joins the letters of a Hindi word in %s', async (font) => {
  expect(await countShapes('समय', font)).toBe(1);
});

const scripts: DesignFont[] = ['sacramento', 'pacifico', 'dancing-script'];
test.each(scripts)('the letters of a word in the script %s are joined', async (font) => {
  expect(await countShapes('amore', font)).toBe(1);
});

test('letters of a font without joins stay apart', async () => {
  expect(await countShapes('HELLO', 'comfortaa')).toBe(5);
});

test.each(designFonts.map(({ slug }) => slug))('the dot of an i is drawn in %s', async (font) => {
  expect(await countShapes('i', font)).toBe(font === 'amatic-sc' ? 1 : 2); // its small letters are capitals
});

test('a character without a glyph has no strokes', () => {
  expect(line('☕').path).toBe('');
});
