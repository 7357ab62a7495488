import { maxShowcases, type Showcase } from '@lumora/shared-contract/promotions';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { pictureColumn, promotionColumns } from '../promotion-list/promotion-columns.tsx';
import { PromotionsPage } from '../promotion-list/promotions-page.tsx';
import { formatShortDates } from '../schedule/schedule-columns.tsx';
import { showcasesApi, showcaseSearchParams } from './showcases-api.ts';

export function ShowcasesPage() {
  return (
    <PromotionsPage
      title="Brand Showcases"
      description={`Brands we made signs for. The home page shows the first ${maxShowcases}.`}
      noun="brand showcase"
      section="showcases"
      api={showcasesApi}
      searchParams={showcaseSearchParams}
      columns={columns}
      nameOf={nameOf}
      purpose="A brand showcase is a sign that people know, with its picture, on the home page."
      Dialog={ShowcaseDialog}
    />
  );
}

const ShowcaseDialog = loadable(() => import('./showcase-dialog.tsx').then((module) => module.ShowcaseDialog));

const nameOf = ({ name }: Showcase) => name;

const columns: DataColumn<Showcase>[] = [
  pictureColumn((row) => row.image),
  { key: 'name', label: 'Name', value: nameOf, minWidth: 160, lines: 2 },
  {
    key: 'description',
    label: 'Description',
    value: (row) => row.description,
    sortable: false,
    inCellOf: { column: 'name', as: 'secondLine' },
  },
  {
    key: 'home_position',
    label: 'Home page',
    value: (row) => row.home_position,
    text: formatPosition,
    isQuiet: ({ home_position }) => home_position === null,
    searchable: false,
    sortable: false,
    width: 112,
    compactWidth: 100,
    compactRender: formatPosition,
    onPhone: 'detail',
    phoneText: ({ home_position }) =>
      home_position === null ? 'Not on the home page' : `Position ${home_position} on the home page`,
  },
  ...promotionColumns({ section: 'showcases', api: showcasesApi, nameOf }).map(forShowcases),
];

function formatPosition({ home_position }: Showcase): string {
  return home_position === null ? 'Not shown' : `Position ${home_position}`;
}

/**
 * Few showcases have dates: a phone shows only these, and tablets have no column of dates. The priority is hidden at first
 * beside the position that results from it.
 */
function forShowcases(column: DataColumn<Showcase>): DataColumn<Showcase> {
  if (column.key === 'priority') return { ...column, isHiddenAtFirst: true };
  if (column.key !== 'starts_at') return column;
  return { ...column, isWideOnly: true, phoneText: formatShortDates };
}
