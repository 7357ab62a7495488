import { expect, it } from '@jest/globals';
import { shortenMiddle } from './shorten-middle.ts';

it.each([
  ['LUM-CHAI-AND-CHILL-26X23-OR-CTS', 'LUM-C…26X23-OR-CTS'],
  ['BTN-16X18-WARMWHIT', 'BTN-16X18-WARMWHIT'],
  ['', ''],
])('shortens %s to 18 characters and keeps its end', (text, shortened) => {
  expect(shortenMiddle(text, 18)).toBe(shortened);
});
