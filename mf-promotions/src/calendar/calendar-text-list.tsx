import { styled } from '@mui/material/styles';
import { statusLabels } from '../schedule/status-labels.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { Lane } from './calendar-lane.tsx';
import { entryRuns } from './find-conflicts.ts';

interface InWordsProps {
  lanes: readonly Lane[];
  entries: readonly CalendarEntry[];
}

/** The calendar for those who would rather read it, and for bars too short to hold their name. */
export function CalendarTextList({ lanes, entries }: InWordsProps) {
  if (entries.length === 0) return null;

  return (
    <Details>
      <summary>In words</summary>
      <ul>
        {lanes.flatMap(({ id, label }) =>
          entries
            .filter(({ lane }) => lane === id)
            .map((entry) => (
              <li key={entry.key}>
                {label}: “{entry.name}”, {statusLabels[entry.status].toLowerCase()}, {entryRuns(entry)}
              </li>
            )),
        )}
      </ul>
    </Details>
  );
}

const Details = styled('details')(({ theme: { vars } }) => ({
  marginTop: 8,
  fontSize: '0.8125rem',
  '& summary': { width: 'fit-content', paddingBlock: 4, color: vars.palette.text.secondary, cursor: 'pointer' },
  '& summary:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
  '& li': { overflowWrap: 'anywhere' },
}));
