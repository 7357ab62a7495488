import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { StyleVariables } from '../fields/style-variables.ts';
import { formatIndiaDay, toIndiaDays } from '@lumora/shared-ui';
import { extentIn, type CalendarWindow } from './calendar-window.ts';

interface CalendarDaysProps {
  window: CalendarWindow;
  /** current time in ms */
  now: number;
  /** the calendar rows */
  children: ReactNode;
}

/** Renders the days above the calendar rows and a line at the current time. Hidden from screen readers: each bar states its dates. */
export function CalendarDays({ window, now, children }: CalendarDaysProps) {
  const { firstDay, days } = window;
  const today = Math.floor(toIndiaDays(now));
  const elapsed = extentIn(window, -Infinity, now);
  const isNowVisible = elapsed !== null && elapsed.width < 1;

  const style: StyleVariables = {
    '--now': `${(elapsed?.width ?? 0) * 100}%`,
    '--week': `${700 / days}%`,
    '--days': days,
  };

  return (
    <Days data-now={isNowVisible} style={style}>
      <div className="days" aria-hidden="true">
        {Array.from({ length: days }, (_, index) => firstDay + index).map((day) => (
          <span key={day} className={day === today ? 'today' : undefined} title={formatIndiaDay(day)}>
            {dayLabel(day)}
          </span>
        ))}
      </div>
      {children}
    </Days>
  );
}

/** Returns the day of the month, such as “24”; on the first day the name of the month. */
function dayLabel(day: number): string {
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
  // below the bars, whose text it would cross
  '&[data-now="true"] .track::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'var(--now)',
    borderInlineStart: `2px solid ${vars.palette.primary.main}`,
    pointerEvents: 'none',
  },
}));
