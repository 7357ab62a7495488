import type { DataColumn } from '@lumora/shared-ui/data-table';
import { statusColumn } from '../schedule/schedule-columns.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';

interface StatusColumnsOptions<Row extends ScheduledRow> {
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
}

/** Returns the column of the status, and that of the switch after it. Small screens have the status only. */
export function statusColumns<Row extends ScheduledRow>({
  nameOf,
  ...switchProps
}: StatusColumnsOptions<Row>): DataColumn<Row>[] {
  return [
    statusColumn<Row>(),
    {
      key: 'is_active',
      label: 'Active',
      value: (row) => (row.is_active ? 'Yes' : 'No'),
      render: (row) => <ActiveSwitch row={row} name={nameOf(row)} {...switchProps} />,
      searchable: false,
      sortable: false,
      width: 64,
      hasControl: true,
      isWideOnly: true,
    },
  ];
}
