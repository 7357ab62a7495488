import { expect, test } from '@jest/globals';
import { parseBlocks } from './page-blocks.ts';

test('Sections with equal headings have different ids', () => {
  const ids = parseBlocks('## Is it safe?\nYes.\n\n## Is it safe?\nVery.').map(({ id }) => id);

  expect(ids).toEqual(['is-it-safe', 'is-it-safe-2']);
});
