import { expect, it } from '@jest/globals';
import type { CalendarEntry } from './calendar-entry.ts';
import { findConflicts, formatConflict } from './find-conflicts.ts';

/** Creates an entry; `from` and `to` are days of November 2019, 10:00 in India. */
function entry(name: string, [from, to]: [number?, number?], more: Partial<CalendarEntry> = {}): CalendarEntry {
  const timeOf = (day: number) => Date.UTC(2019, 10, day, 4, 30);
  return {
    key: name,
    id: 1,
    name,
    rowId: 'home_top',
    isFestival: false,
    priority: 0,
    status: 'live',
    starts: from === undefined ? -Infinity : timeOf(from),
    ends: to === undefined ? Infinity : timeOf(to),
    ...more,
  };
}

const describeConflicts = (...entries: CalendarEntry[]) => findConflicts(entries).map(formatConflict);

it('displays the lower priority while both run, and states the dates', () => {
  expect(
    describeConflicts(entry('Winter', [1, 20], { priority: 5 }), entry('Sale', [10, 30], { priority: 2 })),
  ).toEqual([
    '10 Nov 2019, 10:00 – 20 Nov 2019, 10:00: “Sale” has the higher priority (2 comes before 5), so “Winter” is not shown.',
  ]);
});

it('displays the newer of two equal priorities', () => {
  expect(describeConflicts(entry('Old', [1, 20], { id: 3 }), entry('New', [10], { id: 4 }))).toEqual([
    '10 Nov 2019, 10:00 – 20 Nov 2019, 10:00: “New” is newer (both have priority 0), so “Old” is not shown.',
  ]);
});

it('displays a festival banner regardless of priority', () => {
  const diwali = entry('Diwali', [10, 12], { isFestival: true, priority: 9 });

  expect(describeConflicts(entry('Sale', []), entry('Gifts', [10, 12], { priority: 3 }), diwali).at(0)).toBe(
    '10 Nov 2019, 10:00 – 12 Nov 2019, 10:00: “Diwali” is a live festival and takes home top, so “Sale” and “Gifts” are not shown.',
  );
});

it('displays one of three entries and gives a reason for each of the others', () => {
  const three = [
    entry('A', [], { priority: 1 }),
    entry('B', [], { priority: 1, id: 2 }),
    entry('C', [], { priority: 3 }),
  ];

  expect(describeConflicts(...three)).toEqual([
    'Always: “B” is newer (both have priority 1), so “A” is not shown; “B” has the higher priority (1 comes before 3), so “C” is not shown.',
  ]);
});

it('finds no conflict between consecutive entries, and splits a conflict when the winner changes', () => {
  expect(describeConflicts(entry('First', [1, 10]), entry('Second', [10, 20]))).toEqual([]);

  const conflicts = findConflicts([
    entry('A', [], { priority: 1 }),
    entry('B', [], { priority: 2 }),
    entry('C', [5, 6]),
  ]);

  expect(conflicts.map(({ winner }) => winner.name)).toEqual(['A', 'C', 'A']);
});
