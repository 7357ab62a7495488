import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PowerSettingsNewRounded from '@mui/icons-material/PowerSettingsNewRounded';
import { useCan } from '@lumora/shared-auth';
import { useChange, useDeleteRow } from '@lumora/shared-ui';
import { useRowActions, type RowAction } from '@lumora/shared-ui/data-table';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';
import { useToggleActive } from './use-toggle-active.ts';

interface PromotionActions<Row extends ScheduledRow> {
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
  onEdit: (row: Row) => void;
  /** what anybody who sees the row may do, before the rest */
  first?: (row: Row) => RowAction[];
  /** what is to be thought of before it is deleted */
  deletionWarning?: (row: Row) => string;
}

/** What the user may do with one promotion: edit, duplicate and then edit the copy, delete after a question. */
export function usePromotionActions<Row extends ScheduledRow>(of: PromotionActions<Row>) {
  const { section, api, nameOf, onEdit, first, deletionWarning } = of;
  const mayCreate = useCan(`${section}.create`);
  const mayUpdate = useCan(`${section}.update`);
  const mayDelete = useCan(`${section}.delete`);

  const turning = useToggleActive(section, api);
  const duplicating = useChange({
    changedKeys: api.changedKeys,
    call: ({ id }: Row) => api.call<Row>(`duplicate/${id}`),
    fallback: 'Create failed',
    onSuccess: ({ data }) => mayUpdate && onEdit(data),
  });
  // a key that is held down is not meant to make copy after copy
  const duplicate = (row: Row) => !duplicating.isPending && duplicating.mutate(row);

  const deleteRow = useDeleteRow<Row>(api, (row) => ({
    title: `Delete "${nameOf(row)}"?`,
    message: `${deletionWarning?.(row) ?? ''} This cannot be undone.`.trim(),
  }));

  const actionsOf = (row: Row): RowAction[] => [
    ...(first?.(row) ?? []),
    ...(mayUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(row) }] : []),
    ...(mayCreate ? [{ label: 'Duplicate', icon: <ContentCopyRounded />, onSelect: () => duplicate(row) }] : []),
    ...(mayDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void deleteRow(row) }] : []),
  ];
  const turnOf = (row: Row): RowAction => ({
    label: row.is_active ? 'Turn off' : 'Turn on',
    icon: <PowerSettingsNewRounded />,
    onSelect: () => turning.mutate({ row, name: nameOf(row), next: !row.is_active }),
  });
  const { actions, sheet } = useRowActions({
    actionsOf,
    // its switch is far to the right there
    onlyInSheet: (row) => (mayUpdate ? [turnOf(row)] : []),
    nameOf,
  });

  /** none for those who may only look */
  return { actions: (first !== undefined || mayCreate || mayUpdate || mayDelete) && actions, sheet };
}
