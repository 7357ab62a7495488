import { styled } from '@mui/material/styles';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { statusLabels } from '../schedule/status-labels.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { CalendarRowConfig } from './calendar-row.tsx';
import { entryRuns } from './find-conflicts.ts';

interface CalendarTextListProps {
  calendarRows: readonly CalendarRowConfig[];
  entries: readonly CalendarEntry[];
}

/** Lists the calendar as text, for screen readers and for bars that are too short for their names; closed at first. */
export function CalendarTextList({ calendarRows, entries }: CalendarTextListProps) {
  if (entries.length === 0) return null;

  return (
    <TextDisclosure summary="In words">
      <ul>
        {calendarRows.flatMap(({ id, label }) =>
          entries
            .filter(({ rowId }) => rowId === id)
            .map((entry) => (
              <li key={entry.key}>
                {label}: “{entry.name}”, {statusLabels[entry.status].toLowerCase()}, {entryRuns(entry)}
              </li>
            )),
        )}
      </ul>
    </TextDisclosure>
  );
}

const TextDisclosure = styled(Disclosure)(({ theme: { vars } }) => ({
  marginBlockStart: 4,
  fontSize: '0.8125rem',
  '& > summary': { width: 'fit-content', paddingBlock: 4, color: vars.palette.text.secondary },
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
  '& li': { overflowWrap: 'anywhere' },
}));
