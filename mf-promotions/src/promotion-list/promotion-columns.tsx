import { Thumbnail, TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { runsColumn, statusColumn } from '../schedule/schedule-columns.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionRow, PromotionSection } from './promotion-row.ts';

interface CommonColumns<Row extends PromotionRow> {
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
}

/** When it runs, where it stands, its turn, and the switch: the columns that end every list of promotions. */
export function promotionColumns<Row extends PromotionRow>({ nameOf, ...of }: CommonColumns<Row>): DataColumn<Row>[] {
  return [
    runsColumn(),
    statusColumn(),
    {
      key: 'priority',
      label: 'Priority',
      value: (row) => row.priority,
      searchable: false,
      align: 'end',
      width: 96,
    },
    {
      key: 'is_active',
      label: 'Active',
      value: (row) => (row.is_active ? 'Yes' : 'No'),
      render: (row) => <ActiveSwitch row={row} name={nameOf(row)} {...of} />,
      searchable: false,
      sortable: false,
      width: 84,
    },
  ];
}

/** The row's picture; its title stands beside it, so it needs no words of its own. */
export function pictureColumn<Row extends PromotionRow>(imageOf: (row: Row) => string | null): DataColumn<Row> {
  return {
    key: 'image',
    label: 'Image',
    value: imageOf,
    render: (row) => <Thumbnail image={imageOf(row)} alt="" />,
    searchable: false,
    sortable: false,
    width: 84,
  };
}

/** What a row is called, and a second line in smaller type. */
export function titleColumn<Row extends PromotionRow & { title: string }>(more: (row: Row) => string): DataColumn<Row> {
  return {
    key: 'title',
    label: 'Title',
    value: (row) => row.title,
    render: (row) => (
      <TwoLines title={[row.title, more(row)].filter(Boolean).join('\n')}>
        <span>{row.title}</span>
        <small>{more(row)}</small>
      </TwoLines>
    ),
    minWidth: 200,
    lines: 2,
  };
}
