import { expect, test } from '@jest/globals';
import { matchesEtag } from './matches-etag.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['"ab"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s matches the ETag "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});
