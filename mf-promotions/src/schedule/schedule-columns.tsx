import { styled } from '@mui/material/styles';
import type { PromotionStatus } from '@lumora/shared-contract/promotions';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { formatNextChange, formatSchedule } from './format-schedule.ts';
import { StatusBadge } from './status-badge.tsx';
import { statusLabels } from './status-labels.ts';

interface ScheduledRow {
  starts_at: string | null;
  ends_at: string | null;
  status: PromotionStatus;
}

/** Returns the column with the schedule of a row in the Indian time zone; sorts by start. */
export function runsColumn<Row extends ScheduledRow>(): DataColumn<Row> {
  return {
    key: 'starts_at',
    label: 'Runs',
    value: (row) => row.starts_at,
    text: formatRuns,
    isQuiet,
    searchable: false,
    width: 168,
    // “6 Dec – 4 Feb 2027” fits
    compactWidth: 152,
    // all of it, which the text for phones is not
    compactRender: (row) => (
      <CompactRuns title={formatRuns(row)} data-quiet={isQuiet(row)}>
        {/* a dash allows a line break after it, even before a no-break space */}
        {formatRuns(row).replaceAll('–\u00A0', '–\u2060\u00A0')}
      </CompactRuns>
    ),
    lines: 2,
    onPhone: 'detail',
    phoneText: formatShortRuns,
  };
}

/** Formats the next change of a row, such as “Until 27 Dec”, for lines that have no space for both dates; a past draft has both. */
function formatShortRuns(row: ScheduledRow): string {
  return (draftText(row) ?? formatNextChange(row)).replaceAll(insideDate, '\u00A0');
}

/** Formats the next change of a row; '' for a row without dates and for one that has ended. */
export function formatShortDates(row: ScheduledRow): string {
  return isAlways(row) || row.status === 'ended' ? '' : formatShortRuns(row);
}

const CompactRuns = styled('span')(({ theme: { vars } }) => ({
  whiteSpace: 'normal',
  lineHeight: '1.125rem',
  '&[data-quiet="true"]': { color: vars.palette.text.secondary },
}));

/** Returns the text of a draft that has no dates or whose dates are past; undefined for other rows. */
function draftText(row: ScheduledRow): string | undefined {
  if (row.status !== 'draft') return undefined;
  if (isAlways(row)) return 'No dates';
  const isPast = row.ends_at !== null && Date.parse(row.ends_at) < Date.now();
  return isPast ? `Was due ${formatSchedule(row).replace(/^Until/, 'until')}` : undefined;
}

function isQuiet(row: ScheduledRow): boolean {
  return isAlways(row) || draftText(row) !== undefined;
}

function isAlways({ starts_at, ends_at }: ScheduledRow): boolean {
  return starts_at === null && ends_at === null;
}

function formatRuns(row: ScheduledRow): string {
  return (draftText(row) ?? formatSchedule(row)).replaceAll(insideDate, '\u00A0');
}

/** The spaces of a date such as “3 Feb 2027” and of “4 Nov – 16 Nov”, at which their cell must not wrap. */
const insideDate = / (?=[A-Z]|\d{4}|–|\d+ [A-Z]\w+$)/g;

/** Returns the column with the current status of a row. */
export function statusColumn<Row extends ScheduledRow>(): DataColumn<Row> {
  return {
    key: 'status',
    label: 'Status',
    value: (row) => statusLabels[row.status],
    render: (row) => <StatusBadge status={row.status} />,
    searchable: false,
    sortable: false,
    width: 92,
    compactWidth: 100,
    onPhone: 'status',
  };
}
