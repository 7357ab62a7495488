import { expect, it } from '@jest/globals';
import { designProblems } from './design-problems.ts';

it('a text that no field lets one type is refused for its length, before its letters are looked at', () => {
  const lines = [{ text: '霓'.repeat(80_000), face: 'tilt-neon', tube: 'pink' } as const];

  expect(designProblems({ lines, width_cm: 60, backboard: 'clear', dimmer: false, outdoor: false })).toEqual([
    { field: 'lines[0].text', message: 'At most 30 letters on a line.' },
  ]);
});
