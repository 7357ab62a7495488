import { useState } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CalendarDays } from './calendar-days.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import { CalendarLane, type Lane } from './calendar-lane.tsx';
import { CalendarSteps } from './calendar-steps.tsx';
import { extentIn, weeksAround } from './calendar-window.ts';
import { ConflictList } from './conflict-list.tsx';
import { findConflicts } from './find-conflicts.ts';
import { CalendarTextList } from './calendar-text-list.tsx';

interface PromotionCalendarProps {
  lanes: readonly Lane[];
  entries: readonly CalendarEntry[];
  /** ms */
  now: number;
}

/** What runs when, by place, in days of India; says which of several for one place shoppers see. */
export function PromotionCalendar({ lanes, entries, now }: PromotionCalendarProps) {
  const [weeksOn, setWeeksOn] = useState(0);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const weeks = isNarrow ? 2 : 4;
  // on a wide screen the week before is in sight, too
  const window = weeksAround(now, { weeks, weeksOn: isNarrow ? weeksOn : weeksOn - 1 });

  const shown = entries.filter(({ starts, ends }) => extentIn(window, starts, ends));
  const contested = lanes
    .filter(({ isShared }) => !isShared)
    .flatMap((lane) =>
      findConflicts(entries.filter((entry) => entry.lane === lane.id))
        .filter(({ from, to }) => extentIn(window, from, to))
        .map((contest) => ({ ...contest, lane })),
    );

  return (
    <Card component="section" aria-label="Calendar" sx={{ p: 2 }}>
      <CalendarSteps window={window} weeksOn={weeksOn} onGo={setWeeksOn}>
        <Typography variant="h2">Calendar</Typography>
      </CalendarSteps>
      <CalendarDays window={window} now={now}>
        {lanes.map((lane) => (
          <CalendarLane
            key={lane.id}
            lane={lane}
            window={window}
            entries={shown.filter((entry) => entry.lane === lane.id)}
            contests={contested.filter((contest) => contest.lane === lane)}
          />
        ))}
      </CalendarDays>
      <ConflictList contests={contested.filter(({ to }) => to > now)} />
      <CalendarTextList lanes={lanes} entries={shown} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Drafts are not shown: they do not run.
      </Typography>
    </Card>
  );
}
