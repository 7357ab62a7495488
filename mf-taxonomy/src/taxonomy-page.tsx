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
  /** what a row is called in a sentence */
  noun: string;
  /** whose permissions govern the actions */
  section: 'categories' | 'sub-categories' | 'attributes' | 'attributes-values';
  tableId: string;
  columns: DataColumn<Row>[];
  api: TaxonomyApi<Row>;
  removal: (row: Row) => { title: string; message?: string };
  Dialog: ComponentType<RowDialogProps<Row>> & { preload: () => void };
}

/** A list of the taxonomy with its dialog; shows only the actions that the user may take. */
export function TaxonomyPage<Row extends { id: number; title: string }>(page: TaxonomyPageProps<Row>) {
  const { title, description, noun, section, tableId, columns, api, removal, Dialog } = page;
  const { data: rows, error, isFetching, refetch } = useQuery(api.list);
  const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
  const [address] = useSearchParams();
  const search = address.get('q') ?? '';
  const remove = useDeleteRow(api, removal);
  const canCreate = useCan(`${section}.create`);
  const canUpdate = useCan(`${section}.update`);
  const canDelete = useCan(`${section}.delete`);

  const create = { label: `Create ${noun}`, onSelect: () => setOpened({ row: null }), onIntent: Dialog.preload };
  const rowActions = (row: Row): RowAction[] => [
    ...(canUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => setOpened({ row }) }] : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) }] : []),
  ];

  return (
    <ListPage title={title} description={description} create={canCreate ? create : undefined}>
      <DataTable
        key={search} // a search of the console that leads to this page again starts the table anew
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
          action: canCreate ? <Button onClick={create.onSelect}>{create.label}</Button> : undefined,
        }}
      />
      {opened && <Dialog row={opened.row} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
