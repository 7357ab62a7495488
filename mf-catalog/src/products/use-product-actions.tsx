import { useQueryClient } from '@tanstack/react-query';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import type { Product, ProductRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { confirm, toast } from '@lumora/shared-ui';
import { useRowActions, type RowAction } from '@lumora/shared-ui/data-table';
import { deleteProduct, duplicateProduct } from '../catalog-api.ts';
import { toastError } from '../toast-error.ts';

interface ProductOutcomes {
  onMade: (product: Product) => void;
  onDeleted: (id: number) => void;
}

/** What the user may do with one product. */
export function useProductActions({ onMade, onDeleted }: ProductOutcomes) {
  const queryClient = useQueryClient();
  const mayCreate = useCan('products.create');
  const mayUpdate = useCan('products.update');
  const mayDelete = useCan('products.delete');

  async function duplicate({ id }: ProductRow) {
    try {
      const { data, message } = await duplicateProduct(queryClient, id);
      onMade(data);
      toast.success(message);
    } catch (error) {
      toastError(error, 'Create failed');
    }
  }

  async function remove({ id, name }: ProductRow) {
    const isConfirmed = await confirm({
      title: `Delete "${name}"?`,
      message: lostWithIt,
      action: 'Delete',
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      toast.success(await deleteProduct(queryClient, id));
      onDeleted(id);
    } catch (error) {
      toastError(error, 'Delete failed');
    }
  }

  const actionsOf = (row: ProductRow): RowAction[] => [
    // first, as not every row has it: the others then stand below each other
    ...(row.is_active ? [shopLink(row)] : []),
    ...(mayUpdate ? [{ label: 'Edit', icon: <EditRounded />, href: `${row.id}/edit` }] : []),
    ...(mayCreate ? [{ label: 'Duplicate', icon: <ContentCopyRounded />, onSelect: () => void duplicate(row) }] : []),
    ...(mayDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(row) }] : []),
  ];
  const { actions, sheet } = useRowActions({ actionsOf, nameOf: ({ name }: ProductRow) => name });

  return {
    /** none for those who may only look */
    rowActions: (mayCreate || mayUpdate || mayDelete) && actions,
    sheet,
  };
}

const lostWithIt = 'Its images and variants are deleted with it. This cannot be undone.';

function shopLink({ slug }: ProductRow): RowAction {
  return { label: 'View in shop', icon: <OpenInNewRounded />, href: `/products/${slug}`, isOutside: true };
}
