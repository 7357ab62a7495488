import { expect, it } from '@jest/globals';
import {
  fromIndiaField,
  formatIndiaDay,
  toIndiaDays,
  formatIndiaDateTime,
  startOfIndiaDay,
  toIndiaField,
} from './india-time.ts';

it.each([
  ['2026-11-24T04:30:00.000Z', '2026-11-24T10:00'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01T00:00'],
  ['2028-02-28T18:31:00.000Z', '2028-02-29T00:01'],
  ['1999-06-30T23:59:00.000Z', '1999-07-01T05:29'],
])('converts the timestamp %s to the field value %s and back', (timestamp, value) => {
  expect(toIndiaField(timestamp)).toBe(value);
  expect(fromIndiaField(value)).toBe(timestamp);
});

it('accepts a timestamp of any time zone, and converts an empty value to an empty value', () => {
  expect(toIndiaField('2026-11-24T10:00:00+05:30')).toBe('2026-11-24T10:00');
  expect(toIndiaField('')).toBe('');
  expect(fromIndiaField('')).toBe('');
});

it('formats timestamps and days in the time zone of India', () => {
  const now = Date.parse('2026-12-31T18:29:59Z');

  expect(formatIndiaDateTime('2026-11-23T18:30:00Z', now)).toBe('24 Nov, 00:00');
  expect(formatIndiaDateTime('2026-11-23T18:30:00Z', now + 1000)).toBe('24 Nov 2026, 00:00');
  expect(formatIndiaDay(Math.floor(toIndiaDays(Date.parse('2026-11-23T18:30:00Z'))))).toBe('Tue, 24 Nov');
});

it('starts a day at midnight in India, which is 18:30 of the day before in UTC', () => {
  const midnight = Date.parse('2026-11-23T18:30:00Z');

  expect(startOfIndiaDay(toIndiaDays(midnight))).toBe(midnight);
  expect(Math.floor(toIndiaDays(midnight - 1))).toBe(Math.floor(toIndiaDays(midnight)) - 1);
  expect(toIndiaDays(midnight + 43_200_000) % 1).toBe(0.5);
});
