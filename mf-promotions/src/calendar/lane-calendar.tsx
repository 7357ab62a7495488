import { useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '@lumora/shared-auth';
import type { RowDialogProps } from '@lumora/shared-ui/form';
import type { PromotionApi } from '../promotion-list/promotion-api.ts';
import type { PromotionRow, PromotionSection } from '../promotion-list/promotion-row.ts';
import { calendarEntry } from './calendar-entry.ts';
import type { Lane } from './calendar-lane.tsx';
import { CalendarStates } from './calendar-states.tsx';
import { PromotionCalendar } from './promotion-calendar.tsx';

interface LaneCalendarProps<Row extends PromotionRow> {
  lane: Lane;
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
  Dialog: ComponentType<RowDialogProps<Row>>;
}

/** What runs when, of a kind that has one place in the shop. */
export function LaneCalendar<Row extends PromotionRow>({ lane, section, api, nameOf, Dialog }: LaneCalendarProps<Row>) {
  const promotions = useQuery(api.all);
  const mayUpdate = useCan(`${section}.update`);
  const [opened, setOpened] = useState<Row | null>(null);

  return (
    <>
      <CalendarStates questions={[promotions]}>
        {(asOf) => (
          <PromotionCalendar
            now={asOf}
            lanes={[lane]}
            entries={(promotions.data ?? []).flatMap((row) =>
              calendarEntry(row, {
                name: nameOf(row),
                lane: lane.id,
                onOpen: mayUpdate ? () => setOpened(row) : undefined,
              }),
            )}
          />
        )}
      </CalendarStates>
      {opened && <Dialog row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
