import { expect, test } from '@jest/globals';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['deflate, br;q=0.000', null],
])('for “%s” the encoding is %s', (header, encoding) => {
  expect(acceptedEncoding({ headers: { 'accept-encoding': header } })).toBe(encoding);
});

test('without the header, nothing is encoded', () => {
  expect(acceptedEncoding({ headers: {} })).toBeNull();
});
