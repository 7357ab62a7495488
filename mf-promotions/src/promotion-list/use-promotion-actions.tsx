import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PowerSettingsNewRounded from '@mui/icons-material/PowerSettingsNewRounded';
import { useCan } from '@lumora/shared-auth';
import { useChange } from '@lumora/shared-ui';
import type { RowAction } from '@lumora/shared-ui/data-table';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';
import { usePromotionDeletion } from './use-promotion-deletion.ts';
import { useToggleActive } from './use-toggle-active.ts';

interface PromotionActionsOptions<Row extends ScheduledRow> {
  section: PromotionSection;
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
  onEdit: (row: Row) => void;
  /** actions that need no further permission; placed first */
  first?: (row: Row) => RowAction[];
  /** what prevents the deletion of a row, such as “3 orders use it”; undefined if nothing does */
  usageOf?: (row: Row) => string | undefined;
}

/**
 * Returns the props `actions` and `menuActions` of a table of promotions, with what the user may do: edit, duplicate (then
 * edit the copy), delete (after a confirmation), and switch on or off.
 */
export function usePromotionActions<Row extends ScheduledRow>(options: PromotionActionsOptions<Row>) {
  const { section, api, nameOf, onEdit, first, usageOf } = options;
  const canCreate = useCan(`${section}.create`);
  const canUpdate = useCan(`${section}.update`);
  const canDelete = useCan(`${section}.delete`);

  const toggling = useToggleActive(section, api);
  const duplicating = useChange({
    changedKeys: api.changedKeys,
    call: ({ id }: Row) => api.call<Row>(`duplicate/${id}`),
    fallback: 'Create failed',
    onSuccess: ({ data }) => canUpdate && onEdit(data),
  });
  // ignores key repeats while a copy is being created
  const duplicate = (row: Row) => !duplicating.isPending && duplicating.mutate(row);

  const toggle = (row: Row) => toggling.mutate({ row, name: nameOf(row), next: !row.is_active });
  const deleteRow = usePromotionDeletion({ api, nameOf, usageOf, switchOff: canUpdate ? toggle : undefined });

  const actionsOf = (row: Row): RowAction[] => [
    ...(first?.(row) ?? []),
    ...(canUpdate ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(row) }] : []),
    ...(canCreate ? [{ label: 'Duplicate', icon: <ContentCopyRounded />, onSelect: () => duplicate(row) }] : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void deleteRow(row) }] : []),
  ];
  const toggleAction = (row: Row): RowAction => ({
    label: row.is_active ? 'Switch off' : 'Switch on',
    icon: <PowerSettingsNewRounded />,
    onSelect: () => toggle(row),
  });

  return {
    actions: first !== undefined || canCreate || canUpdate || canDelete ? actionsOf : undefined,
    // on a phone the switch of the row is not displayed
    menuActions: (row: Row) => (canUpdate ? [toggleAction(row)] : []),
  };
}
