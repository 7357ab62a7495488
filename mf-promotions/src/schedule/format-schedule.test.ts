import { expect, it } from '@jest/globals';
import { formatNextChange, formatSchedule } from './format-schedule.ts';

it.each([
  ['2019-11-24T04:30:00Z', '2019-11-30T18:29:00Z', '24 Nov 2019, 10:00 – 30 Nov 2019, 23:59'],
  ['2019-11-24T04:30:00Z', null, 'From 24 Nov 2019, 10:00'],
  [null, '2019-11-30T18:29:00Z', 'Until 30 Nov 2019, 23:59'],
  [null, null, 'Always'],
  ['2019-11-23T18:30:00Z', '2019-11-30T18:30:00Z', '24 – 30 Nov 2019'],
  ['2019-11-23T18:30:00Z', '2019-11-24T18:30:00Z', '24 Nov 2019'],
  ['2019-11-23T18:30:00Z', '2019-12-30T18:30:00Z', '24 Nov 2019 – 30 Dec 2019'],
  ['2019-11-23T18:30:00Z', null, 'From 24 Nov 2019'],
  [null, '2019-12-31T18:30:00Z', 'Until 31 Dec 2019'],
])('formats the schedule from %s to %s as “%s”', (starts_at, ends_at, text) => {
  expect(formatSchedule({ starts_at, ends_at })).toBe(text);
});

it.each([
  ['2019-11-23T18:30:00Z', '2019-11-30T18:30:00Z', 'From 24 Nov'],
  ['2019-11-19T18:30:00Z', '2019-11-30T18:30:00Z', 'Until 30 Nov'],
  ['2019-11-09T18:30:00Z', '2019-11-14T18:30:00Z', 'Ended 14 Nov'],
  ['2019-11-09T18:30:00Z', null, 'Always'],
  [null, null, 'Always'],
])('formats what the schedule from %s to %s does next as “%s”', (starts_at, ends_at, text) => {
  const now = Date.parse('2019-11-20T06:00:00Z');

  expect(formatNextChange({ starts_at, ends_at }, now)).toBe(`${text} 2019`.replace('Always 2019', 'Always'));
});
