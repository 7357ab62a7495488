import { expect, it } from '@jest/globals';
import { runsColumn } from './schedule-columns.tsx';

it('keeps day, month and year of a date on one line', () => {
  const text = runsColumn().text?.({
    starts_at: '2019-11-12T04:30:00Z',
    ends_at: '2020-02-03T18:29:00Z',
    status: 'ended',
  });

  expect(text).toBe('12\u00A0Nov\u00A02019, 10:00 – 3\u00A0Feb\u00A02020, 23:59');
});
