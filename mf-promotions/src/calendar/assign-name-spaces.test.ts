import { expect, it } from '@jest/globals';
import { startOfIndiaDay } from '@lumora/shared-ui';
import { assignNameSpaces } from './assign-name-spaces.ts';

const window = { firstDay: 20_000, days: 10 };

function makeEntry(id: number, [firstDay, lastDay]: [number, number]) {
  return {
    key: String(id),
    id,
    name: 'Diwali',
    rowId: 'ribbon',
    isFestival: false,
    priority: 0,
    status: 'ended' as const,
    starts: startOfIndiaDay(firstDay),
    ends: startOfIndiaDay(lastDay + 1),
  };
}

it('gives the space after a bar to a short one that begins before the window', () => {
  const ended = makeEntry(1, [19_990, 20_000]);
  const next = makeEntry(2, [20_006, 20_009]);

  const spaces = assignNameSpaces([ended, next], window);

  expect(spaces.get(ended)).toEqual({ side: 'after', width: expect.closeTo(0.5) });
  // the gap has only one name
  expect(spaces.get(next)).toEqual({ side: 'before', width: expect.closeTo(0) });
});

it('leaves the space after a long bar to the next one', () => {
  const long = makeEntry(1, [19_990, 20_003]);
  const next = makeEntry(2, [20_008, 20_009]);

  expect(assignNameSpaces([long, next], window).get(next)).toEqual({ side: 'before', width: expect.closeTo(0.4) });
});
