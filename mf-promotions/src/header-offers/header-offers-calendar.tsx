import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { HeaderOffer } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { loadable } from '@lumora/shared-ui';
import { calendarEntry } from '../calendar/calendar-entry.ts';
import { CalendarStates } from '../calendar/calendar-states.tsx';
import { PromotionCalendar } from '../calendar/promotion-calendar.tsx';
import { headerOffersApi } from './header-offers-api.ts';

/** Which offers the ribbon has when. */
export function HeaderOffersCalendar() {
  const offers = useQuery(headerOffersApi.all);
  const mayUpdate = useCan('offers.update');
  const [opened, setOpened] = useState<HeaderOffer | null>(null);
  const openingOf = (row: HeaderOffer) => (mayUpdate ? () => setOpened(row) : undefined);

  return (
    <>
      <CalendarStates questions={[offers]}>
        {() => (
          <PromotionCalendar
            lanes={lanes}
            entries={(offers.data ?? []).flatMap((row) =>
              calendarEntry(row, { name: row.text, lane: 'ribbon', onOpen: openingOf(row) }),
            )}
          />
        )}
      </CalendarStates>
      {opened && <HeaderOfferDialog row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const lanes = [{ id: 'ribbon', label: 'Ribbon', isShared: true }];

const HeaderOfferDialog = loadable(() =>
  import('./header-offer-dialog.tsx').then((module) => module.HeaderOfferDialog),
);
