import { expect, it } from '@jest/globals';
import { dateTime } from '@lumora/shared-ui';
import { timeAgo } from './time-ago.ts';

/** 1 December, 10:00 in India. */
const now = Date.parse('2026-12-01T04:30:00Z');

it('formats a timestamp in the time zone of the shop', () => {
  expect(dateTime('2026-12-31T18:30:00Z')).toBe('1 Jan 2027, 00:00');
});

it.each([
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
])('formats %i seconds ago as “%s”', (seconds, text) => {
  expect(timeAgo(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});

it.each([
  ['2026-11-29T18:30:00Z', 'yesterday'],
  ['2026-11-29T17:39:00Z', '29 Nov, 23:09'],
  ['2019-11-24T04:30:00Z', '24 Nov 2019, 10:00'],
])('counts the days since %s by the calendar of the shop, as “%s”', (time, text) => {
  expect(timeAgo(time, now)).toBe(text);
});
