import { expect, test } from '@jest/globals';
import type { Design } from '@lumora/shared-contract/designs';
import { drawDesign } from './draw-design.ts';

test('the SVG of a design has only paths, no text from the design', () => {
  const design: Design = {
    lines: [{ text: '<script>&"', font: 'tilt-neon', tube: 'blue' }],
    width_cm: 80,
    backboard: 'frame',
    dimmer: false,
    outdoor: false,
  };

  const svg = drawDesign(design, { width: 1200, height: 630 });

  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toContain('script');
});
