import { describe, expect, it } from '@jest/globals';
import { sharedName } from '../../../build/shared-files.ts';

describe('the shared name of a module', () => {
  it.each([
    ['provide shared module (default) @mui/material/Box@9.5.0 = /node_modules/@mui/material/Box', '@mui/material/Box'],
    ['consume shared module (default) react@^19.0.0 (strict) (singleton)', 'react'],
  ])('is parsed from %p', (identifier, name) => {
    expect(sharedName({ identifier: () => identifier })).toBe(name);
  });

  it('is missing in an identifier of another format, which fails the build', () => {
    expect(() => sharedName({ identifier: () => 'shared react' })).toThrow('Cannot parse the shared name');
  });
});
