import { expect, test } from '@jest/globals';
import { contrast } from '../styles/colour-contrast.ts';
import { neonColours } from '../styles/neon-colours.ts';
import { signColour } from './sign-light.ts';

test.each(neonColours)(
  'the light around a tube in $name has a contrast above 1.9 to white, so that no tube looks thicker than others',
  ({ slug }) => {
    expect(contrast('#ffffff', signColour('edge', slug))).toBeGreaterThan(1.9);
  },
);

test('the core of a tube is white with 8 % of its colour', () => {
  expect(signColour('core', 'pink')).toBe('rgb(255,238,245)');
});
