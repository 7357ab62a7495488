import { expect, it } from '@jest/globals';
import { runsColumn } from './schedule-columns.tsx';

it('keeps day, month and year of a date on one line', () => {
  const text = runsColumn().text?.({
    starts_at: '2019-11-12T04:30:00Z',
    ends_at: '2020-02-03T18:29:00Z',
    status: 'ended',
  });

  expect(text).toBe('12\u00A0Nov\u00A02019, 10:00\u00A0– 3\u00A0Feb\u00A02020, 23:59');
});

it.each([
  ['2019-11-12T04:30:00Z', '2020-02-03T18:30:00Z', 'Was due 12\u00A0Nov\u00A02019, 10:00\u00A0– 3\u00A0Feb\u00A02020'],
  [null, '2020-02-03T18:30:00Z', 'Was due until 3\u00A0Feb\u00A02020'],
  ['2019-11-03T18:30:00Z', '2019-11-16T18:30:00Z', 'Was due 4\u00A0– 16\u00A0Nov\u00A02019'],
  [null, null, 'No dates'],
])('states quietly that a draft from %s to %s does not run', (starts_at, ends_at, text) => {
  const draft = { starts_at, ends_at, status: 'draft' as const };
  const runs = runsColumn();

  expect(runs.text?.(draft)).toBe(text);
  expect(runs.phoneText?.(draft)).toBe(text);
  expect(runs.isQuiet?.(draft)).toBe(true);
});

it('does not call a draft due that begins in the future', () => {
  const runs = runsColumn();
  const draft = { starts_at: '2999-01-01T00:00:00Z', ends_at: null, status: 'draft' as const };

  expect(runs.text?.(draft)).toMatch(/^From/);
  expect(runs.isQuiet?.(draft)).toBe(false);
});
