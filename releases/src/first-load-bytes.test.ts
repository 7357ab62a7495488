import { expect, test } from '@jest/globals';
import { firstLoadBytes } from './first-load-bytes.ts';

test('the first load is the gzip size of entry and preloaded files, and the full size of files without a compressed copy', () => {
  const integrity = '';
  const files = {
    'client/entry.js': { size: 900, br: 200, gz: 300, integrity },
    'client/page.js': { size: 5_000, br: 1_000, gz: 2_000, integrity },
    'client/page.css': { size: 40, integrity },
    'client/other.js': { size: 70_000, br: 10_000, gz: 20_000, integrity },
  };

  expect(firstLoadBytes({ entry: 'entry.js', preload: { scripts: ['page.js'], styles: ['page.css'] }, files })).toBe(
    2_340,
  );
});
