import { expect, test } from '@jest/globals';
import { csvTime } from './csv-time.ts';

test.each([
  ['2026-11-25T19:00:00.000Z', '2026-11-26 00:30'],
  ['2026-01-31T18:29:59.999Z', '2026-01-31 23:59'],
  [null, null],
])('a CSV file for people has the timestamp %s as %s', (timestamp, text) => {
  expect(csvTime(timestamp)).toBe(text);
});
