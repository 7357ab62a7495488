import { useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '@lumora/shared-auth';
import type { RowDialogProps } from '@lumora/shared-ui/form';
import type { PromotionApi } from '../promotion-list/promotion-api.ts';
import type { PromotionRow, PromotionSection } from '../promotion-list/promotion-row.ts';
import { calendarEntry } from './calendar-entry.ts';
import type { CalendarRowConfig } from './calendar-row.tsx';
import { CalendarStates } from './calendar-states.tsx';
import { PromotionCalendar } from './promotion-calendar.tsx';

interface SingleRowCalendarProps<Row extends PromotionRow> {
  calendarRow: CalendarRowConfig;
  /** singular name of a promotion */
  noun: string;
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
  Dialog: ComponentType<RowDialogProps<Row>>;
}

/** Shows the schedule of a kind of promotion that has one position in the shop. */
export function SingleRowCalendar<Row extends PromotionRow>({
  calendarRow,
  noun,
  section,
  api,
  nameOf,
  Dialog,
}: SingleRowCalendarProps<Row>) {
  const promotions = useQuery(api.all);
  const canUpdate = useCan(`${section}.update`);
  const [opened, setOpened] = useState<Row | null>(null);

  return (
    <>
      <CalendarStates queries={[promotions]}>
        {(loadedAt) => (
          <PromotionCalendar
            now={loadedAt}
            calendarRows={[calendarRow]}
            noun={noun}
            entries={(promotions.data ?? []).flatMap((row) =>
              calendarEntry(row, {
                name: nameOf(row),
                rowId: calendarRow.id,
                onOpen: canUpdate ? () => setOpened(row) : undefined,
              }),
            )}
          />
        )}
      </CalendarStates>
      {opened && <Dialog row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
