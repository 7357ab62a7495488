import { expect, it } from '@jest/globals';
import { dateTime } from '@lumora/shared-ui';
import { timeAgo } from './time-ago.ts';

it('formats a timestamp in the time zone of the shop', () => {
  expect(dateTime('2026-12-31T18:30:00Z')).toBe('1 Jan 2027, 00:00');
});

it('shows the date of a timestamp older than a week', () => {
  expect(timeAgo('2019-11-24T04:30:00Z')).toBe('24 Nov 2019, 10:00');
});

it.each([
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [100_000, 'yesterday'],
])('formats %i seconds ago as “%s”', (seconds, text) => {
  expect(timeAgo(new Date(Date.now() - seconds * 1000).toISOString())).toBe(text);
});
