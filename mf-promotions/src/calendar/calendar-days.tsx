import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { StyleVariables } from '../fields/style-variables.ts';
import { formatIndiaDay, phoneScreen, toIndiaDays } from '@lumora/shared-ui';
import { extentIn, type CalendarWindow } from './calendar-window.ts';

interface CalendarDaysProps {
  window: CalendarWindow;
  /** current time in ms */
  now: number;
  /** the calendar rows */
  children: ReactNode;
}

/**
 * Renders the days above the calendar rows, and sets the position of the line at the current time, which each row draws.
 * Hidden from screen readers: each bar states its dates.
 */
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
    <Calendar data-now={isNowVisible} style={style}>
      <Days aria-hidden="true">
        {Array.from({ length: days }, (_, index) => firstDay + index).map((day) => (
          <Day key={day} data-today={day === today} title={formatIndiaDay(day)}>
            <DayLabel day={day} />
          </Day>
        ))}
      </Days>
      {children}
    </Calendar>
  );
}

/** Renders the day of the month, such as “24”; on its first day with the month, for which a phone has no space. */
function DayLabel({ day }: { day: number }) {
  const [, date = ''] = formatIndiaDay(day).split(', ');
  const [number, month] = date.split(' ');
  return (
    <>
      {number}
      {number === '1' && <Month> {month}</Month>}
    </>
  );
}

const Calendar = styled('div')(({ theme: { breakpoints } }) => ({
  '--label': '0px',
  [breakpoints.up('sm')]: { '--label': '112px' },
}));

const Days = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
  marginInlineStart: 'var(--label)',
  fontSize: '0.75rem',
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));

const Month = styled('span')({ [`@media ${phoneScreen}`]: { display: 'none' } });

const Day = styled('span')(({ theme: { vars } }) => ({
  '&[data-today="true"]': {
    borderRadius: 4,
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 600,
  },
}));
