import { useQuery } from '@tanstack/react-query';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { Attribute } from '@lumora/shared-contract/taxonomy';
import { useCan } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { CrudPage, dateTime, loadable, useDeleteRow } from '@lumora/shared-ui';
import { DataTable, useListSearchParams, type DataColumn, type RowAction } from '@lumora/shared-ui/data-table';
import { attributesApi } from './attributes-api.ts';

/** Lists the rows; they are created, edited and deleted with the permissions of the user. */
export function SampleThingsPage() {
  const { data: rows, error, isFetching, refetch } = useQuery(attributesApi.all);
  const { paging } = useListSearchParams({ sortable: columns.map(({ key }) => key), parseFilters: () => ({}) });
  const { query, onQueryChange } = paging(rows?.length ?? 0);
  const deleteRow = useDeleteRow(attributesApi, ({ title }: Attribute) => ({
    title: 'Delete attribute',
    message: `Delete "${title}"?`,
  }));
  const canUpdate = useCan('attributes.update');
  const canDelete = useCan('attributes.delete');

  const rowActions = (row: Attribute, onEdit: (row: Attribute) => void): RowAction[] => [
    ...(canUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(row) }] : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void deleteRow(row) }] : []),
  ];

  return (
    <CrudPage<Attribute>
      title="Sample things"
      description="Lists the attributes as an example."
      noun="attribute"
      canCreate={useCan('attributes.create')}
      Dialog={AttributeDialog}
    >
      {({ onEdit, createButton }) => (
        <DataTable
          tableId="sample-things"
          label="Sample things"
          columns={columns}
          rowKey={(row) => row.id}
          rows={rows}
          error={error && errorMessage(error)}
          isRefreshing={isFetching}
          onRefresh={() => void refetch()}
          queryState={{ query, onQueryChange }}
          {...((canUpdate || canDelete) && { actions: (row: Attribute) => rowActions(row, onEdit) })}
          onOpen={canUpdate ? onEdit : undefined}
          empty={{ title: 'No attributes yet', action: createButton }}
        />
      )}
    </CrudPage>
  );
}

const AttributeDialog = loadable(() => import('./attribute-dialog.tsx').then((module) => module.AttributeDialog));

const columns: DataColumn<Attribute>[] = [
  { key: 'title', label: 'Title', value: (row) => row.title, minWidth: 200 },
  {
    key: 'created_at',
    label: 'Created',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 190,
    isWideOnly: true,
    onPhone: 'detail',
  },
];
