import { expect, it } from '@jest/globals';
import { msUntilNextChange } from './until-next-change.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const timeIn = (seconds: number) => new Date(now + seconds * 1000).toISOString();

it('returns the time until the next start or end of an active row, plus one second for clock differences', () => {
  const rows = [
    { is_active: true, starts_at: timeIn(-60), ends_at: timeIn(90) },
    { is_active: true, starts_at: timeIn(30), ends_at: null },
    { is_active: false, starts_at: timeIn(5), ends_at: null },
  ];

  expect(msUntilNextChange(rows, now)).toBe(31_000);
});

it('returns false without a future change, and at most one day', () => {
  expect(msUntilNextChange([], now)).toBe(false);
  expect(msUntilNextChange([{ is_active: true, starts_at: timeIn(-9), ends_at: timeIn(-5) }], now)).toBe(false);
  expect(msUntilNextChange([{ is_active: true, starts_at: null, ends_at: timeIn(40 * 86_400) }], now)).toBe(86_400_000);
});
