import { useRef, useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { startOfIndiaDay } from '@lumora/shared-ui';
import { CalendarDays } from './calendar-days.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import { CalendarRow, type CalendarRowConfig } from './calendar-row.tsx';
import { CalendarSteps } from './calendar-steps.tsx';
import { extentIn, weeksAround, weeksUntil, type CalendarWindow } from './calendar-window.ts';
import { ConflictList } from './conflict-list.tsx';
import { findConflicts } from './find-conflicts.ts';
import { CalendarTextList } from './calendar-text-list.tsx';
import { NothingRuns } from './nothing-runs.tsx';

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
 * Shows the promotions by position in days of the Indian time zone, with the conflicts between them. In weeks in which none
 * of the listed ones runs, it names the next one, and a click on the card shows the weeks of that one.
 */
export function PromotionCalendar({ calendarRows, entries, noun, isListed = () => true, now }: PromotionCalendarProps) {
  const [weekOffset, setWeeksOn] = useState(0);
  const card = useRef<HTMLElement>(null);
  const isSmallScreen = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const weeks = isSmallScreen ? 2 : 4;
  // large screens show the previous week too
  const window = weeksAround(now, { weeks, weekOffset: isSmallScreen ? weekOffset : weekOffset - 1 });

  const windowEnd = startOfIndiaDay(window.firstDay + window.days);
  const visibleEntries = entries.filter(({ starts, ends }) => extentIn(window, starts, ends));
  const hasListed = visibleEntries.some(isListed);

  const listed = entries.filter(isListed);
  const next = findNext(listed, windowEnd);
  const nothingRuns = <NothingRuns {...{ noun, next }} hasScheduled={listed.length > 0} onShow={showWeeksOf} />;

  return (
    <Card
      component="section"
      aria-label="Calendar"
      ref={card}
      tabIndex={-1}
      sx={{ position: 'relative', p: 2, outline: 'none' }}
    >
      {hasListed || weekOffset !== 0 ? (
        <>
          <CalendarSteps window={window} weekOffset={weekOffset} onChange={setWeeksOn}>
            {title}
          </CalendarSteps>
          {hasListed ? <CalendarContent {...{ calendarRows, entries, visibleEntries, window, now }} /> : nothingRuns}
        </>
      ) : (
        <Stack sx={next && nextStyles}>
          {title}
          {nothingRuns}
        </Stack>
      )}
    </Card>
  );

  function showWeeksOf({ starts }: CalendarEntry) {
    setWeeksOn(weeksUntil(starts, now));
    // the button, which has the focus, is removed
    card.current?.focus();
  }
}

/** The title above the button, whose target is the whole card, with “Show 27 Dec” at the end of both lines. */
const nextStyles = {
  my: -0.5,
  // 44 px high without a higher card: over the end of the title and the padding below
  '& button': { position: 'static', my: -1.5, pr: 13 },
  '& button::after': { content: '""', position: 'absolute', inset: 0 },
  '& button.Mui-focusVisible': { outline: 'none' },
  '& button.Mui-focusVisible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& button > :last-of-type': { position: 'absolute', insetInlineEnd: 16, insetBlock: 0, height: 20, my: 'auto' },
};

const title = (
  <Typography variant="h3" component="h2">
    Calendar
  </Typography>
);

/** Returns the first entry that begins at or after the timestamp `from` (ms). */
function findNext(entries: readonly CalendarEntry[], from: number): CalendarEntry | undefined {
  return entries.filter(({ starts }) => starts >= from).sort((one, other) => one.starts - other.starts)[0];
}

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
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        Drafts are not shown: they do not run.
      </Typography>
      <ConflictList conflicts={conflicts.filter(({ to }) => to > now)} />
      <CalendarTextList calendarRows={calendarRows} entries={visibleEntries} />
    </>
  );
}
