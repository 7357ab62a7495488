import { useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { useCan } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { ListPage } from '@lumora/shared-ui';
import { DataTable, type DataColumn, type RowAction } from '@lumora/shared-ui/data-table';
import type { TaxonomyApi } from './taxonomy-api.ts';
import type { RowDialogProps } from './taxonomy-dialog.tsx';
import { useDeleteRow } from './use-delete-row.ts';

interface TaxonomyPageProps<Row extends { id: number; title: string }> {
  title: string;
  description: string;
  /** singular name of a row, such as “category” */
  noun: string;
  /** prefix of the permissions of the actions */
  section: 'categories' | 'sub-categories' | 'attributes' | 'attributes-values';
  tableId: string;
  columns: DataColumn<Row>[];
  api: TaxonomyApi<Row>;
  deleteQuestion: (row: Row) => { title: string; message?: string };
  Dialog: ComponentType<RowDialogProps<Row>> & { preload: () => void };
}

/** Lists the rows of a taxonomy resource with their dialog; shows only the permitted actions. */
export function TaxonomyPage<Row extends { id: number; title: string }>(page: TaxonomyPageProps<Row>) {
  const { title, description, noun, section, tableId, columns, api, deleteQuestion, Dialog } = page;
  const { data: rows, error, isFetching, refetch } = useQuery(api.list);
  const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
  const [searchParams] = useSearchParams();
  const search = searchParams.get('q') ?? '';
  const remove = useDeleteRow(api, deleteQuestion);
  const canCreate = useCan(`${section}.create`);
  const canUpdate = useCan(`${section}.update`);
  const canDelete = useCan(`${section}.delete`);

  const createAction = { label: `Create ${noun}`, onSelect: () => setOpened({ row: null }), onIntent: Dialog.preload };
  const rowActions = (row: Row): RowAction[] => [
    ...(canUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => setOpened({ row }) }] : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) }] : []),
  ];

  return (
    <ListPage title={title} description={description} create={canCreate ? createAction : undefined}>
      <DataTable
        key={search} // resets the table when the search of the console navigates to this page again
        tableId={tableId}
        label={title}
        columns={columns}
        rowKey={(row) => row.id}
        rows={rows}
        error={error && errorMessage(error)}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
        initialSearch={search}
        {...((canUpdate || canDelete) && { actions: rowActions })}
        empty={{
          title: `No ${title.toLowerCase()} yet`,
          action: canCreate ? <Button onClick={createAction.onSelect}>{createAction.label}</Button> : undefined,
        }}
      />
      {opened && <Dialog row={opened.row} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
