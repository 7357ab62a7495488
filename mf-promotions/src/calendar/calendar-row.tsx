import { styled } from '@mui/material/styles';
import { CalendarBar } from './calendar-bar.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import type { CalendarWindow } from './calendar-window.ts';
import type { Conflict } from './find-conflicts.ts';
import { assignNameSpaces } from './assign-name-spaces.ts';
import { assignRows } from './assign-rows.ts';

/** A position of the shop as a row of the calendar. */
export interface CalendarRowConfig {
  id: string;
  label: string;
  /** displays all its promotions in rotation, so that entries never conflict */
  isShared?: boolean;
}

interface CalendarRowProps {
  config: CalendarRowConfig;
  window: CalendarWindow;
  entries: readonly CalendarEntry[];
  conflicts: readonly Conflict[];
}

/** Renders the promotions of one position. */
export function CalendarRow({ config, window, entries, conflicts }: CalendarRowProps) {
  const lines = assignRows(entries);

  return (
    <Row>
      <Label>{config.label}</Label>
      <Track aria-label={config.label} style={{ height: Math.max(1, lines.length) * lineHeightPx + 4 }}>
        {lines.flatMap((line, index) => {
          const nameSpaces = assignNameSpaces(line, window);
          return line.map((entry) => (
            <CalendarBar
              key={entry.key}
              entry={entry}
              window={window}
              top={index * lineHeightPx + 4}
              nameSpace={nameSpaces.get(entry)}
              conflicts={conflicts.filter(({ waiting }) => waiting.includes(entry))}
            />
          ));
        })}
        {lines.length === 0 && <Empty>Nothing is scheduled</Empty>}
      </Track>
    </Row>
  );
}

const lineHeightPx = 32;

const Row = styled('div')(({ theme: { breakpoints } }) => ({
  [breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: 'var(--label) minmax(0, 1fr)' },
}));

const Label = styled('span')({ paddingBlock: 6, fontSize: '0.8125rem', fontWeight: 500, lineHeight: '24px' });

const Track = styled('ul')(({ theme: { vars } }) => ({
  position: 'relative',
  // the line of today is above the bars, and within the calendar
  isolation: 'isolate',
  minHeight: 36,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.palette.divider}`,
  backgroundImage: `linear-gradient(90deg, ${vars.palette.divider} 1px, transparent 1px)`,
  backgroundSize: 'var(--week) 100%',
  '[data-today="true"] &::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'var(--today)',
    zIndex: 1,
    borderInlineStart: `1px solid ${vars.palette.primary.main}`,
    opacity: 0.6,
    pointerEvents: 'none',
  },
}));

const Empty = styled('li')(({ theme: { vars } }) => ({
  // above the line of today
  position: 'relative',
  zIndex: 2,
  width: 'fit-content',
  padding: '6px 8px',
  fontSize: '0.8125rem',
  lineHeight: '24px',
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.background.paper,
}));
