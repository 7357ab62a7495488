import { expect, test } from '@jest/globals';
import { firstDesign } from './first-design.ts';
import { parseDraft } from './draft.ts';

test('a draft that an earlier version stored with `face` has its font', () => {
  const stored = { ...firstDesign, lines: [{ text: 'Chai', face: 'pacifico', tube: 'blue' }] };

  expect(parseDraft(JSON.stringify(stored))?.lines).toEqual([{ text: 'Chai', font: 'pacifico', tube: 'blue' }]);
});
