import { expect, it } from '@jest/globals';
import { designProblems } from './design-problems.ts';

it('rejects a text far above the max length without measuring its characters', () => {
  const lines = [{ text: '霓'.repeat(80_000), face: 'tilt-neon', tube: 'pink' } as const];

  expect(designProblems({ lines, width_cm: 60, backboard: 'clear', dimmer: false, outdoor: false })).toEqual([
    { field: 'lines[0].text', message: 'At most 30 letters on a line.' },
  ]);
});
