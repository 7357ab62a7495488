import { expect, test } from '@jest/globals';
import { contrast } from '../styles/colour-contrast.ts';
import { neonColours } from '../styles/neon-colours.ts';
import { signColour } from './sign-light.ts';

test.each(neonColours)(
  'the light around a tube in $name is darker than its core, so that it looks as thick',
  ({ slug }) => {
    expect(contrast('#ffffff', signColour('edge', slug))).toBeGreaterThan(1.9);
  },
);
