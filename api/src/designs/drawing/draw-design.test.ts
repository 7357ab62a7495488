import { expect, test } from '@jest/globals';
import sharp from 'sharp';
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

test('the light of warm white keeps the hue of the bricks', async () => {
  const design: Design = {
    lines: [{ text: 'Happily', font: 'sacramento', tube: 'warm-white' }],
    width_cm: 80,
    backboard: 'cut',
    dimmer: false,
    outdoor: false,
  };

  const svg = Buffer.from(drawDesign(design, { width: 1200, height: 630 }));
  const wallAboveText = sharp(svg).extract({ left: 400, top: 110, width: 400, height: 60 });

  const { channels } = await sharp(await wallAboveText.png().toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  // red is 0°, yellow 60°; unlit bricks are at 14°
  expect((60 * (green - blue)) / (red - blue)).toBeLessThan(25);
});
