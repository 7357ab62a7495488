import { expect, test } from '@jest/globals';
import type { Design } from '@lumora/shared-contract/designs';
import { drawDesign } from './draw-design.ts';
import { lineOutline } from './line-outline.ts';

const line = (text: string, face: Design['lines'][number]['face'] = 'poppins') =>
  lineOutline({ text, face, tube: 'pink' });

test('Devanagari text is shaped: a conjunct is narrower than its letters, and a vowel sign changes the outline', () => {
  expect(line('क्ष').width).toBeLessThan(line('क').width + line('ष').width);
  expect(line('कि').runs[0]?.path).not.toBe(line('क').runs[0]?.path);
});

test('a line in two scripts has one run for each font, side by side', () => {
  const { runs, width } = line('श्री & Co');

  expect(runs).toHaveLength(2);
  expect(runs[1]?.left).toBeCloseTo(line('श्री').width);
  expect(width).toBeCloseTo(line('श्री').width + line(' & Co').width);
});

test('the SVG of a design has only paths, no text from the design', () => {
  const design: Design = {
    lines: [{ text: '<script>&"', face: 'tilt-neon', tube: 'blue' }],
    width_cm: 80,
    backboard: 'frame',
    dimmer: false,
    outdoor: false,
  };

  const svg = drawDesign(design, { width: 1200, height: 630 });

  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toContain('script');
});
