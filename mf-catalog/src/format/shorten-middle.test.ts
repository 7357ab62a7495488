import { expect, it } from '@jest/globals';
import { shortenMiddle } from './shorten-middle.ts';

it.each([
  ['LUM-CHAI-AND-CHILL-26X23-OR-CTS', 'LUM…26X23-OR-CTS'],
  ['BTN-16X18-BLUEISH', 'BTN…6X18-BLUEISH'],
  ['BTN-16X18-ORANGE', 'BTN-16X18-ORANGE'],
  ['', ''],
])('shortens %s to 16 characters and keeps its end', (text, shortened) => {
  expect(shortenMiddle(text, 16)).toBe(shortened);
});
