import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { Product, ProductRow } from '@lumora/shared-contract/catalog';
import { useCan } from '@lumora/shared-auth';
import { useChange, useDeleteRow } from '@lumora/shared-ui';
import type { RowAction } from '@lumora/shared-ui/data-table';
import { catalogKey, deleteProduct, duplicateProduct } from '../catalog-api.ts';

interface ProductActionCallbacks {
  onCreated: (product: Product) => void;
  onDeleted: (id: number) => void;
}

/** Returns the function that lists the actions which the user may use on a product. */
export function useProductActions({ onCreated, onDeleted }: ProductActionCallbacks) {
  const canCreate = useCan('products.create');
  const canUpdate = useCan('products.update');
  const canDelete = useCan('products.delete');

  const duplicating = useChange({
    changedKeys: [catalogKey],
    call: ({ id }: ProductRow) => duplicateProduct(id),
    fallback: 'Create failed',
    onSuccess: ({ data }) => onCreated(data),
  });
  const deleteRow = useDeleteRow<ProductRow>(
    { remove: deleteProduct, changedKeys: [catalogKey] },
    ({ name }) => ({ title: `Delete "${name}"?`, message: deletionWarning }),
    ({ id }) => onDeleted(id),
  );

  return (row: ProductRow): RowAction[] => [
    // First, because not every row has it: the other icons then align across the rows.
    ...(row.is_active ? [shopLink(row)] : []),
    canUpdate
      ? { label: 'Edit', icon: <EditRounded />, href: `${row.id}/edit` }
      : { label: 'View', icon: <VisibilityRounded />, href: `${row.id}/edit` },
    ...(canCreate
      ? [{ label: 'Duplicate', icon: <ContentCopyRounded />, onSelect: () => duplicating.mutate(row) }]
      : []),
    ...(canDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void deleteRow(row) }] : []),
  ];
}

const deletionWarning = 'Its images and variants are deleted with it. This cannot be undone.';

function shopLink({ slug }: ProductRow): RowAction {
  return { label: 'View in shop', icon: <OpenInNewRounded />, href: `/products/${slug}`, isOutside: true };
}
