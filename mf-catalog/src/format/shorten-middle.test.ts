import { expect, it } from '@jest/globals';
import { shortenMiddle } from './shorten-middle.ts';

it.each([
  ['LUM-CHAI-AND-CHILL-26X23-OR-CTS', 'LUM…26X23-OR-CTS'],
  ['BTN-16X18-BLUEISH', 'BTN…BLUEISH'],
  ['BTN-16X18-ORANGE', 'BTN-16X18-ORANGE'],
  ['OUTDOORPOWERBOXES', 'OUT…ORPOWERBOXES'],
  ['', ''],
])('shortens %s to at most 16 characters and keeps the last parts', (text, shortened) => {
  expect(shortenMiddle(text, 16)).toBe(shortened);
});
