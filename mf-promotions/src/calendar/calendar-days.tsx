import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { StyleVariables } from '../fields/style-variables.ts';
import { formatIndiaDay, phoneScreen, toIndiaDays } from '@lumora/shared-ui';
import { formatDate, type CalendarWindow } from './calendar-window.ts';

interface CalendarDaysProps {
  window: CalendarWindow;
  /** current time in ms */
  now: number;
  /** the calendar rows */
  children: ReactNode;
}

/**
 * Renders the days above the calendar rows, and sets the position of the line of the current day, which each row draws.
 * Hidden from screen readers: each bar states its dates.
 */
export function CalendarDays({ window, now, children }: CalendarDaysProps) {
  const { firstDay, days } = window;
  const today = Math.floor(toIndiaDays(now));

  const style: StyleVariables = {
    // the middle of the day, below its number
    '--today': `${((today - firstDay + 0.5) / days) * 100}%`,
    '--week': `${700 / days}%`,
    '--days': days,
  };

  return (
    <Calendar data-today={today >= firstDay && today < firstDay + days} style={style}>
      <Days aria-hidden="true">
        {Array.from({ length: days }, (_, index) => firstDay + index).map((day) => (
          <Day key={day} data-today={day === today} title={formatIndiaDay(day)}>
            {dayOfMonth(day)}
            {(isFirstOfMonth(day) || (day === firstDay && !isFirstOfMonth(day + 1))) && (
              <Month data-on-phone-only={!isFirstOfMonth(day)}> {monthOf(day)}</Month>
            )}
          </Day>
        ))}
      </Days>
      {children}
    </Calendar>
  );
}

/** Returns the day of the month, such as “24”. */
const dayOfMonth = (day: number) => formatDate(day).replace(/ .*/, '');

/** Returns the month of a day, such as “Nov”. */
const monthOf = (day: number) => formatDate(day).replace(/^\d+ /, '');

const isFirstOfMonth = (day: number) => formatDate(day).startsWith('1 ');

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
  [`@media ${phoneScreen}`]: {
    // the line of the months
    paddingBlockStart: 16,
    marginBlock: '8px 6px',
  },
}));

/**
 * The months are on a line of their own on a phone, whose columns are narrow. The first day has its month there too, unless
 * the next one begins beside it.
 */
const Month = styled('span')(({ theme: { vars } }) => ({
  '&[data-on-phone-only="true"]': { display: 'none' },
  [`@media ${phoneScreen}`]: {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    fontSize: '0.75rem',
    lineHeight: '16px',
    // not the colours of the current day
    color: vars.palette.text.secondary,
    fontWeight: 400,
    translate: '-50%',
    '&[data-on-phone-only="true"]': { display: 'block' },
  },
}));

const Day = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  '&[data-today="true"]': {
    borderRadius: 4,
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 600,
  },
}));
