import type { ComponentType, ReactNode } from 'react';
import { useCan } from '@lumora/shared-auth';
import { CrudPage } from '@lumora/shared-ui';
import { DataTable, useListSearchParams, usePageOfRows, type DataColumn } from '@lumora/shared-ui/data-table';
import type { ListSearchParams } from '@lumora/shared-ui/api';
import type { RowDialogProps } from '@lumora/shared-ui/form';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionFilters } from './promotion-search-params.ts';
import type { PromotionRow, PromotionSection } from './promotion-row.ts';
import { promotionFilters } from './promotion-filters.ts';
import { usePromotionActions } from './use-promotion-actions.tsx';

interface PromotionsPageProps<Row extends PromotionRow> {
  title: string;
  /** what this kind is; the page adds the order of the list */
  description: string;
  /** singular name of a row, such as “banner” */
  noun: string;
  section: PromotionSection;
  api: PromotionApi<Row>;
  searchParams: ListSearchParams<PromotionFilters>;
  columns: DataColumn<Row>[];
  nameOf: (row: Row) => string;
  /** explains the benefit of this kind in the empty state */
  purpose: string;
  /** below the list */
  calendar?: ReactNode;
  Dialog: ComponentType<RowDialogProps<Row>> & { preload: () => void };
}

/** Lists one kind of promotion with its calendar and dialog; shows only the permitted actions. */
export function PromotionsPage<Row extends PromotionRow>(page: PromotionsPageProps<Row>) {
  return (
    <CrudPage<Row>
      title={page.title}
      description={`${page.description} Live ones first.`}
      noun={page.noun}
      canCreate={useCan(`${page.section}.create`)}
      Dialog={page.Dialog}
    >
      {({ onEdit, createButton }) => (
        <>
          <PromotionTable page={page} onEdit={onEdit} createButton={createButton} />
          {page.calendar}
        </>
      )}
    </CrudPage>
  );
}

interface PromotionTableProps<Row extends PromotionRow> {
  page: PromotionsPageProps<Row>;
  onEdit: (row: Row) => void;
  createButton: ReactNode;
}

function PromotionTable<Row extends PromotionRow>({ page, onEdit, createButton }: PromotionTableProps<Row>) {
  const { title, noun, section, api, nameOf } = page;
  const { query, paging, filter } = useListSearchParams(page.searchParams);
  const { total, table } = usePageOfRows(api.page(query));
  const canUpdate = useCan(`${section}.update`);
  const rowActions = usePromotionActions({ section, api, nameOf, onEdit });

  return (
    <DataTable
      tableId={noun.replace(' ', '-')}
      label={title}
      columns={page.columns}
      rowKey={({ id }) => id}
      {...table}
      filters={promotionFilters(query, filter)}
      {...rowActions}
      onOpen={canUpdate ? onEdit : undefined}
      server={{ ...paging(total), loadAll: () => api.matching(query) }}
      empty={{ title: `No ${title.toLowerCase()} yet`, description: page.purpose, action: createButton }}
    />
  );
}
