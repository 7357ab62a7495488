import { useState, type ComponentType, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useCan } from '@lumora/shared-auth';
import { ListPage } from '@lumora/shared-ui';
import {
  DataTable,
  useListSearchParams,
  usePageOfRows,
  type DataColumn,
  type ListSearchParams,
} from '@lumora/shared-ui/data-table';
import type { RowDialogProps } from '../promotion-form/promotion-dialog.tsx';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionFilters } from './promotion-list-path.ts';
import type { PromotionRow, PromotionSection } from './promotion-row.ts';
import { PromotionFilterBar } from './promotion-filter-bar.tsx';
import { usePromotionActions } from './use-promotion-actions.tsx';

interface PromotionsPageProps<Row extends PromotionRow> {
  title: string;
  description: string;
  /** singular name of a row, such as “banner” */
  noun: string;
  section: PromotionSection;
  api: PromotionApi<Row>;
  listPath: ListSearchParams<PromotionFilters>;
  columns: DataColumn<Row>[];
  nameOf: (row: Row) => string;
  /** explains the benefit of this kind in the empty state */
  purpose: string;
  /** content above the list, such as a calendar */
  calendar?: ReactNode;
  Dialog: ComponentType<RowDialogProps<Row>> & { preload: () => void };
}

/** Lists one kind of promotion with its calendar and dialog; shows only the permitted actions. */
export function PromotionsPage<Row extends PromotionRow>(page: PromotionsPageProps<Row>) {
  const { title, noun, section, api, listPath, nameOf, Dialog } = page;
  const { query, paging, filter } = useListSearchParams(listPath);
  const { total, table } = usePageOfRows(api.page(query));
  const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
  const canCreate = useCan(`${section}.create`);
  const createAction = { label: `Create ${noun}`, onSelect: () => setOpened({ row: null }), onIntent: Dialog.preload };
  const { actions, sheet } = usePromotionActions({ section, api, nameOf, onEdit: (row) => setOpened({ row }) });

  return (
    <ListPage title={title} description={page.description} create={canCreate ? createAction : undefined}>
      {page.calendar}
      <DataTable
        tableId={noun.replace(' ', '-')}
        label={title}
        columns={page.columns}
        rowKey={({ id }) => id}
        {...table}
        filters={<PromotionFilterBar filters={query} onChange={filter} />}
        isFiltered={query.status !== undefined || query.place !== undefined}
        {...(actions && { actions })}
        server={{
          ...paging(total),
          loadAll: () => api.matching({ ...query, page: undefined, page_size: undefined }),
        }}
        empty={{
          title: `No ${title.toLowerCase()} yet`,
          description: page.purpose,
          action: canCreate ? <Button onClick={createAction.onSelect}>{createAction.label}</Button> : undefined,
        }}
      />
      {sheet}
      {opened && <Dialog row={opened.row} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
