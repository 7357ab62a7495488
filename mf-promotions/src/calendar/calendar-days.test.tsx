import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { toIndiaDays } from '@lumora/shared-ui';
import { openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { CalendarDays } from './calendar-days.tsx';

it.each([
  ['2019-11-25', ['Nov', 'Dec']],
  ['2019-11-30', ['Dec']],
  ['2019-12-01', ['Dec']],
])('names the months of two weeks from %s for a phone, where neighbours have no space', (date, months) => {
  const now = Date.parse(`${date}T12:00:00+05:30`);
  openPage(
    <CalendarDays window={{ firstDay: Math.floor(toIndiaDays(now)), days: 14 }} now={now}>
      {null}
    </CalendarDays>,
    { path: '/', at: '/' },
  );

  expect(screen.getAllByText(/^[A-Z]/).map(({ textContent }) => textContent.trim())).toEqual(months);
});
