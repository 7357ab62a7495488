import { expect, it } from '@jest/globals';
import { msUntilNextChange } from './until-next-change.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

it('the next start or end of what is active is waited for, and a second more for the clock of the server', () => {
  const rows = [
    { is_active: true, starts_at: at(-60), ends_at: at(90) },
    { is_active: true, starts_at: at(30), ends_at: null },
    { is_active: false, starts_at: at(5), ends_at: null },
  ];

  expect(msUntilNextChange(rows, now)).toBe(31_000);
});

it('nothing is waited for where nothing changes by itself, and for nothing longer than a day', () => {
  expect(msUntilNextChange([], now)).toBe(false);
  expect(msUntilNextChange([{ is_active: true, starts_at: at(-9), ends_at: at(-5) }], now)).toBe(false);
  expect(msUntilNextChange([{ is_active: true, starts_at: null, ends_at: at(40 * 86_400) }], now)).toBe(86_400_000);
});
