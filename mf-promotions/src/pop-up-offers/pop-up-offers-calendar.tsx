import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PopUpOffer } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { loadable } from '@lumora/shared-ui';
import { calendarEntry } from '../calendar/calendar-entry.ts';
import { CalendarStates } from '../calendar/calendar-states.tsx';
import { PromotionCalendar } from '../calendar/promotion-calendar.tsx';
import { popUpOffersApi } from './pop-up-offers-api.ts';

/** Which pop-up is shown when. */
export function PopUpOffersCalendar() {
  const offers = useQuery(popUpOffersApi.all);
  const mayUpdate = useCan('pop-up.update');
  const [opened, setOpened] = useState<PopUpOffer | null>(null);
  const openingOf = (row: PopUpOffer) => (mayUpdate ? () => setOpened(row) : undefined);

  return (
    <>
      <CalendarStates questions={[offers]}>
        {() => (
          <PromotionCalendar
            lanes={lanes}
            entries={(offers.data ?? []).flatMap((row) =>
              calendarEntry(row, { name: row.title, lane: 'pop-up', onOpen: openingOf(row) }),
            )}
          />
        )}
      </CalendarStates>
      {opened && <PopUpOfferDialog row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const lanes = [{ id: 'pop-up', label: 'Pop-up' }];

const PopUpOfferDialog = loadable(() => import('./pop-up-offer-dialog.tsx').then((module) => module.PopUpOfferDialog));
