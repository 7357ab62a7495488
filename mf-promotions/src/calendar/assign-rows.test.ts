import { expect, it } from '@jest/globals';
import { assignRows } from './assign-rows.ts';
import type { CalendarEntry } from './calendar-entry.ts';

function entry(name: string, priority: number, [starts, ends]: [number, number]): CalendarEntry {
  return { key: name, id: 1, name, rowId: 'ribbon', isFestival: false, priority, status: 'live', starts, ends };
}

const names = (lines: readonly CalendarEntry[][]) => lines.map((line) => line.map(({ name }) => name));

it('assigns the first line to the first priority, even if a later one starts earlier', () => {
  const always = entry('Free shipping', 2, [-Infinity, Infinity]);
  const sale = entry('Sale', 0, [10, 20]);

  expect(names(assignRows([always, sale]))).toEqual([['Sale'], ['Free shipping']]);
});

it('assigns entries that do not overlap to one line, in the order of their starts', () => {
  const winter = entry('Winter', 0, [20, 30]);
  const diwali = entry('Diwali', 4, [10, 20]);

  expect(names(assignRows([winter, diwali]))).toEqual([['Diwali', 'Winter']]);
});
