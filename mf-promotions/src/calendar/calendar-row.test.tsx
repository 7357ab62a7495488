import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { CalendarRow } from './calendar-row.tsx';

const window = { firstDay: 20_000, days: 10 };
const startOfDay = (day: number) => Date.parse('1970-01-01T00:00:00+05:30') + day * 86_400_000;

function makeEntry(name: string, [firstDay, lastDay]: [number, number]) {
  return {
    key: name,
    id: 1,
    name,
    rowId: 'ribbon',
    isFestival: false,
    priority: 0,
    status: 'live' as const,
    starts: startOfDay(firstDay),
    ends: startOfDay(lastDay + 1),
    onOpen: () => undefined,
  };
}

it('has the larger free space beside a bar for the name of the bar, in case it is too short', () => {
  const entries = [makeEntry('Diwali', [20_000, 20_003]), makeEntry('Holi', [20_008, 20_009])];
  openPage(<CalendarRow config={{ id: 'ribbon', label: 'Ribbon' }} {...{ window, entries }} conflicts={[]} />, {
    path: '/',
    at: '/',
  });
  const [diwali, holi] = screen.getAllByRole('listitem');

  // 4 of 10 days are free before 2 days
  expect(holi?.lastElementChild).toHaveAttribute('data-name', 'Holi');
  expect(holi?.lastElementChild).toHaveAttribute('data-side', 'before');
  expect(Number.parseFloat(holi?.style.getPropertyValue('--name-space') ?? '')).toBeCloseTo(200);
  expect(diwali?.lastElementChild).toBe(within(screen.getByRole('list')).getByRole('button', { name: /^Diwali/ }));
});

it('has the name in a bar with less space beside it than in itself', () => {
  const entries = [makeEntry('Diwali', [20_000, 20_003]), makeEntry('Holi', [20_005, 20_009])];
  openPage(<CalendarRow config={{ id: 'ribbon', label: 'Ribbon' }} {...{ window, entries }} conflicts={[]} />, {
    path: '/',
    at: '/',
  });

  const holi = screen.getByRole('button', { name: /^Holi/ });

  expect(within(holi).getByText('Holi')).toHaveAttribute('data-has-space-beside', 'false');
});
