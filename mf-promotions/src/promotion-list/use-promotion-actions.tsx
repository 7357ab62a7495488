import { useQueryClient } from '@tanstack/react-query';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { useCan } from '@lumora/shared-auth';
import { confirm, toast } from '@lumora/shared-ui';
import { useRowActions, type RowAction } from '@lumora/shared-ui/data-table';
import { sayFailure } from '../say-failure.ts';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';

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
  const mayCreate = useCan(`${section}.create`);
  const mayUpdate = useCan(`${section}.update`);
  const mayDelete = useCan(`${section}.delete`);

  async function duplicate({ id }: Row) {
    try {
      const { data, message } = await api.duplicate(queryClient, id);
      toast.success(message);
      if (mayUpdate) onEdit(data);
    } catch (error) {
      sayFailure(error, 'Create failed');
    }
  }

  async function remove(row: Row) {
    const title = `Delete "${nameOf(row)}"?`;
    const message = `${deletionWarning?.(row) ?? ''} This cannot be undone.`.trim();
    if (!(await confirm({ title, message, action: 'Delete', danger: true }))) return;
    try {
      toast.success(await api.remove(queryClient, row.id));
    } catch (error) {
      sayFailure(error, 'Delete failed');
    }
  }

  const actionsOf = (row: Row): RowAction[] => [
    ...(first?.(row) ?? []),
    ...(mayUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(row) }] : []),
    ...(mayCreate ? [{ label: 'Duplicate', icon: <ContentCopyRounded />, onSelect: () => void duplicate(row) }] : []),
    ...(mayDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) }] : []),
  ];
  const { actions, sheet } = useRowActions({ actionsOf, nameOf });

  /** none for those who may only look */
  return { actions: (first !== undefined || mayCreate || mayUpdate || mayDelete) && actions, sheet };
}
