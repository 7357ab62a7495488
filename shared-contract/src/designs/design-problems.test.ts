import { expect, it } from '@jest/globals';
import type { Design } from './design.ts';
import { designProblems, type DesignRemedy } from './design-problems.ts';

it('rejects a text far above the max length without measuring its characters', () => {
  const lines = [{ text: '霓'.repeat(80_000), font: 'tilt-neon', tube: 'pink' } as const];

  expect(designProblems({ lines, width_cm: 60, backboard: 'clear', dimmer: false, outdoor: false })).toEqual([
    {
      field: 'lines[0].text',
      message: 'At most 30 letters on a line: 79970 too many.',
      remedy: { kind: 'shorten', length: 30 },
    },
  ]);
});

const design = (texts: string[], width_cm: number): Design => ({
  lines: texts.map((text) => ({ text, font: 'tilt-neon', tube: 'pink' })),
  width_cm,
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
});

const wideLine = '%'.repeat(30);

it.each<[string, Design, DesignRemedy['kind']]>([
  ['a sign too small for its words', design(['Chai & chill'], 20), 'resize'],
  ['a sign higher than a door', design(['I'], 120), 'resize'],
  ['a line too long for the widest sign', design([wideLine], 240), 'break'],
  ['a line too long between two others', design(['a', wideLine, 'b'], 240), 'shorten'],
  ['three short lines that are high at any width', design(['I', 'I', 'I'], 60), 'join'],
])('offers a remedy for %s', (_problem, made, kind) => {
  expect(designProblems(made).map(({ remedy }) => remedy?.kind)).toEqual([kind]);
});

it('proposes a width at which the sign can be made', () => {
  const small = design(['Chai & chill'], 20);

  const [problem] = designProblems(small);

  const width_cm = problem?.remedy?.kind === 'resize' ? problem.remedy.width_cm : 0;
  expect(designProblems({ ...small, width_cm })).toEqual([]);
  expect(designProblems({ ...small, width_cm: width_cm - 1 })).toHaveLength(1);
});
