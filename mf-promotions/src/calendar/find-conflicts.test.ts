import { expect, it } from '@jest/globals';
import type { CalendarEntry } from './calendar-entry.ts';
import { findConflicts, formatConflict } from './find-conflicts.ts';

/** From and to as days of November 2019, ten o'clock in India. */
function entry(name: string, [from, to]: [number?, number?], more: Partial<CalendarEntry> = {}): CalendarEntry {
  const at = (day: number) => Date.UTC(2019, 10, day, 4, 30);
  return {
    key: name,
    id: 1,
    name,
    lane: 'home_top',
    isFestival: false,
    priority: 0,
    status: 'live',
    starts: from === undefined ? -Infinity : at(from),
    ends: to === undefined ? Infinity : at(to),
    ...more,
  };
}

const words = (...entries: CalendarEntry[]) => findConflicts(entries).map(formatConflict);

it('the lower priority is shown while both run, and the words say until when', () => {
  expect(words(entry('Winter', [1, 20], { priority: 5 }), entry('Sale', [10, 30], { priority: 2 }))).toEqual([
    '10 Nov 2019, 10:00 – 20 Nov 2019, 10:00: “Sale” is shown. “Winter” waits, as priority 2 comes before 5.',
  ]);
});

it('of equals the newer is shown', () => {
  expect(words(entry('Old', [1, 20], { id: 3 }), entry('New', [10], { id: 4 }))).toEqual([
    '10 Nov 2019, 10:00 – 20 Nov 2019, 10:00: “New” is shown. “Old” waits, as both have priority 0 and “New” is newer.',
  ]);
});

it('a festival takes the place, whatever the priorities', () => {
  const diwali = entry('Diwali', [10, 12], { isFestival: true, priority: 9 });

  expect(words(entry('Sale', []), entry('Gifts', [10, 12], { priority: 3 }), diwali).at(0)).toBe(
    '10 Nov 2019, 10:00 – 12 Nov 2019, 10:00: “Diwali” is shown. “Sale” and “Gifts” wait, as a live festival takes home top.',
  );
});

it('three at once: one is shown, each of the others has its reason', () => {
  const three = [
    entry('A', [], { priority: 1 }),
    entry('B', [], { priority: 1, id: 2 }),
    entry('C', [], { priority: 3 }),
  ];

  expect(words(...three)).toEqual([
    'Always: “B” is shown. “A” waits, as both have priority 1 and “B” is newer; “C” waits, as priority 1 comes before 3.',
  ]);
});

it('what follows on each other does not compete, and one that comes between parts a contest in two', () => {
  expect(words(entry('First', [1, 10]), entry('Second', [10, 20]))).toEqual([]);

  const parted = findConflicts([entry('A', [], { priority: 1 }), entry('B', [], { priority: 2 }), entry('C', [5, 6])]);

  expect(parted.map(({ winner }) => winner.name)).toEqual(['A', 'C', 'A']);
});
