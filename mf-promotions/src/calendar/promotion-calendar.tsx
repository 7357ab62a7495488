import { useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatIndiaDay, startOfIndiaDay, toIndiaDays } from '@lumora/shared-ui';
import { CalendarDays } from './calendar-days.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import { CalendarRow, type CalendarRowConfig } from './calendar-row.tsx';
import { CalendarSteps } from './calendar-steps.tsx';
import { extentIn, weeksAround, type CalendarWindow } from './calendar-window.ts';
import { ConflictList } from './conflict-list.tsx';
import { findConflicts } from './find-conflicts.ts';
import { CalendarTextList } from './calendar-text-list.tsx';

interface PromotionCalendarProps {
  calendarRows: readonly CalendarRowConfig[];
  entries: readonly CalendarEntry[];
  /** singular name of the promotions in the list above the calendar */
  noun: string;
  /** returns whether the list has the entry; by default it has all */
  isListed?: (entry: CalendarEntry) => boolean;
  /** current time in ms */
  now: number;
}

/**
 * Shows the promotions by position in days of the Indian time zone, with the conflicts between them. States in one line that
 * none of the listed ones runs in the shown weeks.
 */
export function PromotionCalendar({ calendarRows, entries, noun, isListed = () => true, now }: PromotionCalendarProps) {
  const [weekOffset, setWeeksOn] = useState(0);
  const isSmallScreen = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const weeks = isSmallScreen ? 2 : 4;
  // large screens show the previous week too
  const window = weeksAround(now, { weeks, weekOffset: isSmallScreen ? weekOffset : weekOffset - 1 });

  const windowEnd = startOfIndiaDay(window.firstDay + window.days);
  const visibleEntries = entries.filter(({ starts, ends }) => extentIn(window, starts, ends));
  const hasListed = visibleEntries.some(isListed);

  return (
    <Card component="section" aria-label="Calendar" sx={{ p: 2 }}>
      <CalendarSteps window={window} weekOffset={weekOffset} onChange={setWeeksOn}>
        <Typography variant="h3" component="h2">
          Calendar
        </Typography>
      </CalendarSteps>
      {hasListed ? (
        <CalendarContent {...{ calendarRows, entries, visibleEntries, window, now }} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          No {noun} runs in these weeks. {nextStart(entries.filter(isListed), Math.max(now, windowEnd))} {draftsNote}
        </Typography>
      )}
    </Card>
  );
}

/** Returns a sentence with the day on which the next entry begins, at or after the timestamp `from` (ms); '' if none does. */
function nextStart(entries: readonly CalendarEntry[], from: number): string {
  const starts = entries.map((entry) => entry.starts).filter((start) => start >= from);
  return starts.length === 0
    ? ''
    : `The next one begins on ${formatIndiaDay(Math.floor(toIndiaDays(Math.min(...starts))))}.`;
}

const draftsNote = 'Drafts are not shown: they do not run.';

interface CalendarContentProps extends Pick<PromotionCalendarProps, 'calendarRows' | 'entries' | 'now'> {
  visibleEntries: readonly CalendarEntry[];
  window: CalendarWindow;
}

function CalendarContent({ calendarRows, entries, visibleEntries, window, now }: CalendarContentProps) {
  const conflicts = calendarRows
    .filter(({ isShared }) => !isShared)
    .flatMap((calendarRow) =>
      findConflicts(entries.filter((entry) => entry.rowId === calendarRow.id))
        .filter(({ from, to }) => extentIn(window, from, to))
        .map((conflict) => ({ ...conflict, calendarRow })),
    );

  return (
    <>
      <CalendarDays window={window} now={now}>
        {calendarRows.map((calendarRow) => (
          <CalendarRow
            key={calendarRow.id}
            config={calendarRow}
            window={window}
            entries={visibleEntries.filter((entry) => entry.rowId === calendarRow.id)}
            conflicts={conflicts.filter((conflict) => conflict.calendarRow === calendarRow)}
          />
        ))}
      </CalendarDays>
      <ConflictList conflicts={conflicts.filter(({ to }) => to > now)} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
        <CalendarTextList calendarRows={calendarRows} entries={visibleEntries} />
        <Typography variant="body2" color="textSecondary" sx={{ py: 0.5 }}>
          {draftsNote}
        </Typography>
      </Stack>
    </>
  );
}
