import Box from '@mui/material/Box';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { statusColumn } from '../schedule/schedule-columns.tsx';
import { StatusBadge } from '../schedule/status-badge.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';

interface StatusColumnsOptions<Row extends ScheduledRow> {
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
}

/** Returns the column of the status, with the switch after it. Small screens have the status only. */
export function statusColumns<Row extends ScheduledRow>({
  nameOf,
  ...switchProps
}: StatusColumnsOptions<Row>): DataColumn<Row>[] {
  return [
    {
      ...statusColumn<Row>(),
      render: ({ status }) => (
        <Box component="span" sx={{ minWidth: maxBadgeWidthPx }}>
          <StatusBadge status={status} />
        </Box>
      ),
      phoneRender: ({ status }) => <StatusBadge status={status} />,
      width: 152,
      hasControl: true,
    },
    {
      key: 'is_active',
      label: 'Active',
      value: (row) => (row.is_active ? 'Yes' : 'No'),
      render: (row) => <ActiveSwitch row={row} name={nameOf(row)} {...switchProps} />,
      searchable: false,
      sortable: false,
      // when the status is hidden
      width: 84,
      hasControl: true,
      inCellOf: { column: 'status', as: 'control' },
      isWideOnly: true,
    },
  ];
}

/** Width of “Scheduled”, the widest status, so that the switches of all rows are below each other. */
const maxBadgeWidthPx = 68;
