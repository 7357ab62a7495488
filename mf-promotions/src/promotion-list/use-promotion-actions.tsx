import { useMutation, useQueryClient } from '@tanstack/react-query';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PowerSettingsNewRounded from '@mui/icons-material/PowerSettingsNewRounded';
import { useCan } from '@lumora/shared-auth';
import { confirm, toast, toastError } from '@lumora/shared-ui';
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
  const queryClient = useQueryClient();
  const canCreate = useCan(`${section}.create`);
  const canUpdate = useCan(`${section}.update`);
  const canDelete = useCan(`${section}.delete`);

  const turning = useToggleActive(section, api);
  const duplicating = useMutation({
    mutationFn: ({ id }: Row) => api.duplicate(queryClient, id),
    onSuccess({ data, message }) {
      toast.success(message);
      if (canUpdate) onEdit(data);
    },
    onError: (error) => void toastError(error, 'Create failed'),
  });
  // a key that is held down is not meant to make copy after copy
  const duplicate = (row: Row) => !duplicating.isPending && duplicating.mutate(row);

  async function remove(row: Row) {
    const title = `Delete "${nameOf(row)}"?`;
    const message = `${deletionWarning?.(row) ?? ''} This cannot be undone.`.trim();
    if (!(await confirm({ title, message, action: 'Delete', danger: true }))) return;
    try {
      toast.success(await api.remove(queryClient, row.id));
    } catch (error) {
      toastError(error, 'Delete failed');
    }
  }

  const actionsOf = (row: Row): RowAction[] => [
    ...(first?.(row) ?? []),
    ...(canUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(row) }] : []),
    ...(canCreate ? [{ label: 'Duplicate', icon: <ContentCopyRounded />, onSelect: () => duplicate(row) }] : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) }] : []),
  ];
  const turnOf = (row: Row): RowAction => ({
    label: row.is_active ? 'Turn off' : 'Turn on',
    icon: <PowerSettingsNewRounded />,
    onSelect: () => turning.mutate({ row, name: nameOf(row), next: !row.is_active }),
  });
  const { actions, sheet } = useRowActions({
    actionsOf,
    // its switch is far to the right there
    onlyInSheet: (row) => (canUpdate ? [turnOf(row)] : []),
    nameOf,
  });

  /** none for those who may only look */
  return { actions: (first !== undefined || canCreate || canUpdate || canDelete) && actions, sheet };
}
