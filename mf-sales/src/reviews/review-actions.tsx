import CheckRounded from '@mui/icons-material/CheckRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import SubjectRounded from '@mui/icons-material/SubjectRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { ReviewRow } from '@lumora/shared-contract/reviews';
import type { RowAction } from '@lumora/shared-ui/data-table';
import { approval, hiding, type ReviewChange } from './reviews-api.ts';

interface ReviewActions {
  canUpdate: boolean;
  canDelete: boolean;
  onRead: (review: ReviewRow) => void;
  change: (change: ReviewChange, reviews: readonly ReviewRow[]) => Promise<void>;
  remove: (review: ReviewRow) => Promise<void>;
}

/** Returns the function that lists the actions which the user may use on a review. */
export function reviewActions({ canUpdate, canDelete, onRead, change, remove }: ReviewActions) {
  return (row: ReviewRow): RowAction[] => {
    const { state } = row;
    const readAction = { label: 'Read', icon: <SubjectRounded />, onSelect: () => onRead(row) };
    const approveAction = {
      label: 'Approve',
      icon: <CheckRounded />,
      // the row has a button for it, on small screens unless the column Status is hidden
      isInMenuOnly: state === 'waiting',
      onSelect: () => void change(approval, [row]),
    };
    const hideAction = { label: 'Hide', icon: <VisibilityOffOutlined />, onSelect: () => void change(hiding, [row]) };
    const deleteAction = { label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) };
    return [
      readAction,
      ...(canUpdate && state !== 'approved' ? [approveAction] : []),
      ...(canUpdate && state !== 'hidden' ? [hideAction] : []),
      ...(canDelete ? [deleteAction] : []),
    ];
  };
}
