import { expect, it, test } from '@jest/globals';
import { formatIndiaDay, startOfIndiaDay } from '@lumora/shared-ui';
import { extentIn, weeksAround } from './calendar-window.ts';

test.each([
  ['2026-11-22T18:29:59Z', 'Mon, 16 Nov'], // still Sunday in India
  ['2026-11-22T18:30:00Z', 'Mon, 23 Nov'],
  ['2026-12-31T12:00:00Z', 'Mon, 28 Dec'],
])('the week of %s begins on %s', (now, monday) => {
  const { firstDay } = weeksAround(Date.parse(now), { weeks: 4, weekOffset: 0 });

  expect(formatIndiaDay(firstDay)).toBe(monday);
});

it('scrolls by whole weeks', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');

  expect(formatIndiaDay(weeksAround(now, { weeks: 4, weekOffset: -1 }).firstDay)).toBe('Mon, 16 Nov');
});

it('clips a time span to the window, and returns null for a span outside it', () => {
  const window = { firstDay: 20_000, days: 28 };

  expect(extentIn(window, startOfIndiaDay(20_007), startOfIndiaDay(20_014))).toEqual({ left: 0.25, width: 0.25 });
  expect(extentIn(window, -Infinity, Infinity)).toEqual({ left: 0, width: 1 });
  expect(extentIn(window, startOfIndiaDay(20_028), Infinity)).toBeNull();
  expect(extentIn(window, -Infinity, startOfIndiaDay(20_000))).toBeNull();
});
