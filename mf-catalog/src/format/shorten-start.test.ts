import { expect, it } from '@jest/globals';
import { shortenStart } from './shorten-start.ts';

it.each([
  ['LUM-CHAI-AND-CHILL-26X23-OR-CTS', '…26X23-OR-CTS'],
  ['LUM-ACC-INLINE-DIMMER', '…INLINE-DIMMER'],
  ['LUM-ACC-REMOTE-DIMMER', '…REMOTE-DIMMER'],
  ['NEON-1234567-BLUEISH', '…1234567-BLUEISH'],
  ['BTN-16X18-ORANGE', 'BTN-16X18-ORANGE'],
  ['OUTDOORPOWERBOXES', '…TDOORPOWERBOXES'],
  ['', ''],
])('shortens %s to at most 16 characters and keeps the last parts', (text, shortened) => {
  expect(shortenStart(text, 16)).toBe(shortened);
});
