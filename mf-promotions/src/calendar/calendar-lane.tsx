import { styled } from '@mui/material/styles';
import { CalendarBar } from './calendar-bar.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import type { CalendarWindow } from './calendar-window.ts';
import type { Conflict } from './find-conflicts.ts';
import { assignRows } from './assign-rows.ts';

/** A place of the shop. */
export interface Lane {
  id: string;
  label: string;
  /** all that run are shown there, in turn: nothing competes */
  isShared?: boolean;
}

interface CalendarLaneProps {
  lane: Lane;
  window: CalendarWindow;
  entries: readonly CalendarEntry[];
  contests: readonly Conflict[];
}

/** What runs at one place. */
export function CalendarLane({ lane, window, entries, contests }: CalendarLaneProps) {
  const bars = assignRows(entries);
  const lines = Math.max(1, ...bars.map(({ line }) => line + 1));

  return (
    <Row>
      <span className="label">{lane.label}</span>
      <ul className="track" aria-label={lane.label} style={{ height: lines * lineHeight + 4 }}>
        {bars.map(({ entry, line }) => (
          <CalendarBar
            key={entry.key}
            entry={entry}
            window={window}
            top={line * lineHeight + 4}
            contests={contests.filter(({ waiting }) => waiting.includes(entry))}
          />
        ))}
        {bars.length === 0 && <li className="empty">Nothing runs here</li>}
      </ul>
    </Row>
  );
}

/** px */
const lineHeight = 32;

const Row = styled('div')(({ theme: { vars, breakpoints } }) => ({
  [breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: 'var(--label) minmax(0, 1fr)' },
  '& .label': { paddingBlock: 6, fontSize: '0.8125rem', fontWeight: 500, lineHeight: '24px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .empty': { padding: '6px 8px', fontSize: '0.8125rem', lineHeight: '24px', color: vars.palette.text.secondary },
}));
