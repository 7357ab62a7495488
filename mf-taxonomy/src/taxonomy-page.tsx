import { useMemo, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { useCan } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { parseWholeNumber } from '@lumora/shared-ui/api';
import { CrudPage, useDeleteRow } from '@lumora/shared-ui';
import { DataTable, useListSearchParams, type DataColumn, type RowAction } from '@lumora/shared-ui/data-table';
import type { RowDialogProps } from '@lumora/shared-ui/form';
import { useParentFilter, type ParentFilter, type ParentParam } from './parent-filter.ts';
import { listActions, useListedCounts, type RowCount } from './row-counts.tsx';
import type { TaxonomyApi } from './taxonomy-api.ts';

interface TaxonomyPageProps<Row extends { id: number; title: string }, ListRow extends Row> {
  title: string;
  description: string;
  /** singular name of a row, such as “category” */
  noun: string;
  /** prefix of the permissions of the actions */
  section: 'categories' | 'sub-categories' | 'attributes' | 'attributes-values';
  tableId: string;
  columns: DataColumn<Required<ListRow>>[];
  counts: readonly RowCount<Required<ListRow>>[];
  parent?: ParentFilter<Required<ListRow>>;
  api: TaxonomyApi<Row, ListRow>;
  /** Returns the question that is asked before a row is deleted. */
  deleteQuestion: (row: Row) => { title: string; message?: string };
  Dialog: ComponentType<RowDialogProps<Row>> & { preload: () => void };
}

/** Renders a list of the taxonomy with its dialog. Actions need the user's permission. */
export function TaxonomyPage<Row extends { id: number; title: string }, ListRow extends Row>(
  page: TaxonomyPageProps<Row, ListRow>,
) {
  const { title, section, api, parent } = page;
  const { data: allRows, error, isFetching, refetch } = useQuery(api.all);
  const search = useListSearchParams<ParentParams>({
    sortable: sortableKeys(page.columns),
    parseFilters: (getParam) => (parent ? { [parent.param]: parseWholeNumber(getParam(parent.param)) } : {}),
  });
  const parentId = parent && search.query[parent.param];
  const rows = useMemo(
    () => (parentId === undefined ? allRows : allRows?.filter((row) => parent?.parentOf(row).id === parentId)),
    [allRows, parent, parentId],
  );
  const { query, onQueryChange } = search.paging(rows?.length ?? 0);
  const filters = useParentFilter(parent, {
    rows: allRows,
    value: parentId,
    onChange: (id) => parent && search.filter({ [parent.param]: id }),
  });
  const deleteRow = useDeleteRow(api, page.deleteQuestion);
  const canUpdate = useCan(`${section}.update`);
  const canDelete = useCan(`${section}.delete`);
  const listedCounts = useListedCounts(page.counts);
  const hasMenu = canUpdate || canDelete || listedCounts.length > 0;

  const rowActions = (row: Row, onEdit: (row: Row) => void): RowAction[] => [
    ...(canUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(row) }] : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void deleteRow(row) }] : []),
  ];

  return (
    <CrudPage<Row>
      title={title}
      description={page.description}
      noun={page.noun}
      canCreate={useCan(`${section}.create`)}
      Dialog={page.Dialog}
    >
      {({ onEdit, createButton }) => (
        <DataTable
          tableId={page.tableId}
          label={title}
          columns={page.columns}
          rowKey={(row) => row.id}
          rows={rows}
          error={error && errorMessage(error)}
          isRefreshing={isFetching}
          onRefresh={() => void refetch()}
          queryState={{ query, onQueryChange }}
          actions={hasMenu ? (row) => rowActions(row, onEdit) : undefined}
          menuActions={(row) => listActions(listedCounts, row)}
          {...(filters && { filters })}
          onOpen={canUpdate ? onEdit : undefined}
          empty={{ title: `No ${title.toLowerCase()} yet`, action: createButton }}
        />
      )}
    </CrudPage>
  );
}

type ParentParams = Partial<Record<ParentParam, number | undefined>>;

function sortableKeys<Row>(columns: readonly DataColumn<Row>[]): string[] {
  return columns.filter(({ sortable }) => sortable !== false).map(({ key }) => key);
}
