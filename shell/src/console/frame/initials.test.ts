import { expect, it } from '@jest/globals';
import { initials } from './initials.ts';

it.each([
  ['Asha Rao', 'AR'],
  ['Asha Devi Rao', 'AD'],
  ['  asha  ', 'A'],
  ['अशा राव', 'अर'],
  ['', 'U'],
  ['   ', 'U'],
])('returns for %j the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
