import type { PromotionStatus } from '@lumora/shared-contract/promotions';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { formatSchedule } from './format-schedule.ts';
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
    text: (row) => formatSchedule(row).replaceAll(insideDate, '\u00A0'),
    isQuiet: ({ starts_at, ends_at }) => starts_at === null && ends_at === null,
    searchable: false,
    width: 168,
    compactWidth: 136,
    lines: 2,
    onPhone: 'detail',
  };
}

/** The spaces of a date such as “3 Feb 2027”, at which its cell must not wrap. */
const insideDate = / (?=[A-Z]|\d{4})/g;

/** Returns the column with the current status of a row. */
export function statusColumn<Row extends ScheduledRow>(): DataColumn<Row> {
  return {
    key: 'status',
    label: 'Status',
    value: (row) => statusLabels[row.status],
    render: (row) => <StatusBadge status={row.status} />,
    searchable: false,
    sortable: false,
    width: 112,
    onPhone: 'status',
    // most promotions are live, and the others have to stand out
    phoneRender: ({ status }) => status !== 'live' && <StatusBadge status={status} />,
  };
}
