import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { StyleVariables } from '../fields/style-variables.ts';
import { formatIndiaDay, toIndiaDays } from '@lumora/shared-ui';
import { extentIn, type CalendarWindow } from './calendar-window.ts';

interface CalendarDaysProps {
  window: CalendarWindow;
  /** ms */
  now: number;
  /** a `CalendarLane` for every place */
  children: ReactNode;
}

/** The days above the lanes, with a line through this moment. Drawn only: every bar says in words when it runs. */
export function CalendarDays({ window, now, children }: CalendarDaysProps) {
  const { firstDay, days } = window;
  const today = Math.floor(toIndiaDays(now));
  const passed = extentIn(window, -Infinity, now);
  const isInSight = passed !== null && passed.width < 1;

  const style: StyleVariables = {
    '--now': `${(passed?.width ?? 0) * 100}%`,
    '--week': `${700 / days}%`,
    '--days': days,
  };

  return (
    <Days data-now={isInSight} style={style}>
      <div className="days" aria-hidden="true">
        {Array.from({ length: days }, (_, at) => firstDay + at).map((day) => (
          <span key={day} className={day === today ? 'today' : undefined} title={formatIndiaDay(day)}>
            {dayNumber(day)}
          </span>
        ))}
      </div>
      {children}
    </Days>
  );
}

/** “24”, or “1 Dec” where a month begins. */
function dayNumber(day: number): string {
  const [, date = ''] = formatIndiaDay(day).split(', ');
  const [number = '', month = ''] = date.split(' ');
  return number === '1' ? month : number;
}

const Days = styled('div')(({ theme: { vars, breakpoints } }) => ({
  '--label': '0px',
  [breakpoints.up('sm')]: { '--label': '112px' },
  '& .days': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
    marginInlineStart: 'var(--label)',
    fontSize: '0.75rem',
    lineHeight: '20px',
    color: vars.palette.text.secondary,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  '& .today': {
    borderRadius: 4,
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 600,
  },
  '& .track': {
    position: 'relative',
    minHeight: 36,
    borderTop: `1px solid ${vars.palette.divider}`,
    backgroundImage: `linear-gradient(90deg, ${vars.palette.divider} 1px, transparent 1px)`,
    backgroundSize: 'var(--week) 100%',
  },
  '&[data-now="true"] .track::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'var(--now)',
    borderInlineStart: `2px solid ${vars.palette.primary.main}`,
    pointerEvents: 'none',
  },
}));
