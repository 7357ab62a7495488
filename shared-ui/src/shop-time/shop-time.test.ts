import { expect, it } from '@jest/globals';
import { shopDay, shopTime, shortShopTime } from './shop-time.ts';

/** 21 November, 00:30 in India. */
const now = Date.parse('2026-11-20T19:00:00Z');

it.each([
  ['2026-11-20T18:45:00Z', 'Today, 00:15'],
  ['2026-11-20T18:15:00Z', 'Yesterday, 23:45'],
  ['2026-11-19T18:30:00Z', 'Yesterday, 00:00'],
  ['2026-11-19T10:15:00Z', '19 Nov, 15:45'],
  ['2025-11-19T10:15:00Z', '19 Nov 2025, 15:45'],
])('formats %s as “%s” in the time zone of the shop', (time, formatted) => {
  expect(shopTime(time, now)).toBe(formatted);
});

it.each([
  ['2026-11-20T18:45:00Z', 'Today', '00:15'],
  ['2026-11-20T18:15:00Z', 'Yesterday', 'Yesterday'],
  ['2026-11-19T10:15:00Z', '19 Nov', '19 Nov'],
  ['2025-11-19T10:15:00Z', '19 Nov 2025', '19 Nov 2025'],
])('formats the day of %s as “%s”, and for a narrow row as “%s”', (time, day, short) => {
  expect(shopDay(time, now)).toBe(day);
  expect(shortShopTime(time, now)).toBe(short);
});
