import useMediaQuery from '@mui/material/useMediaQuery';
import CheckRounded from '@mui/icons-material/CheckRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import SubjectRounded from '@mui/icons-material/SubjectRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { ReviewRow } from '@lumora/shared-contract';
import type { RowAction } from '@lumora/shared-ui/data-table';
import { approval, hiding, type ReviewChange } from './reviews-api.ts';

interface ReviewActions {
  mayUpdate: boolean;
  mayDelete: boolean;
  onRead: (review: ReviewRow) => void;
  change: (change: ReviewChange, ids: readonly number[]) => Promise<void>;
  remove: (review: ReviewRow) => Promise<void>;
}

/** What the user may do with one review; on a narrow screen it is read first and decided there, so that its words keep the room. */
export function useReviewActions({ mayUpdate, mayDelete, onRead, change, remove }: ReviewActions) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));

  return (row: ReviewRow): RowAction[] => {
    const { id, state } = row;
    const read = { label: 'Read', icon: <SubjectRounded />, onSelect: () => onRead(row) };
    if (isNarrow) return [read];
    const approve = { label: 'Approve', icon: <CheckRounded />, onSelect: () => void change(approval, [id]) };
    const hide = { label: 'Hide', icon: <VisibilityOffOutlined />, onSelect: () => void change(hiding, [id]) };
    const erase = { label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) };
    return [
      read,
      ...(mayUpdate && state !== 'approved' ? [approve] : []),
      ...(mayUpdate && state !== 'hidden' ? [hide] : []),
      ...(mayDelete ? [erase] : []),
    ];
  };
}
