import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import type { Product, ProductRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { useChange, useDeleteRow } from '@lumora/shared-ui';
import { useRowActions, type RowAction } from '@lumora/shared-ui/data-table';
import { catalogKey, deleteProduct, duplicateProduct } from '../catalog-api.ts';

interface ProductOutcomes {
  onCreated: (product: Product) => void;
  onDeleted: (id: number) => void;
}

/** What the user may do with one product. */
export function useProductActions({ onCreated, onDeleted }: ProductOutcomes) {
  const mayCreate = useCan('products.create');
  const mayUpdate = useCan('products.update');
  const mayDelete = useCan('products.delete');

  const duplicating = useChange({
    changedKeys: [catalogKey],
    call: ({ id }: ProductRow) => duplicateProduct(id),
    fallback: 'Create failed',
    onSuccess: ({ data }) => onCreated(data),
  });
  const deleteRow = useDeleteRow<ProductRow>(
    { remove: deleteProduct, changedKeys: [catalogKey] },
    ({ name }) => ({
      title: `Delete "${name}"?`,
      message: 'Its images and variants are deleted with it. This cannot be undone.',
    }),
    ({ id }) => onDeleted(id),
  );

  const actionsOf = (row: ProductRow): RowAction[] => [
    // first, as not every row has it: the others then stand below each other
    ...(row.is_active ? [shopLink(row)] : []),
    ...(mayUpdate ? [{ label: 'Edit', icon: <EditRounded />, href: `${row.id}/edit` }] : []),
    ...(mayCreate
      ? [{ label: 'Duplicate', icon: <ContentCopyRounded />, onSelect: () => duplicating.mutate(row) }]
      : []),
    ...(mayDelete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void deleteRow(row) }] : []),
  ];
  const { actions, sheet } = useRowActions({ actionsOf, nameOf: ({ name }: ProductRow) => name });

  return {
    /** none for those who may only look */
    rowActions: (mayCreate || mayUpdate || mayDelete) && actions,
    sheet,
  };
}

function shopLink({ slug }: ProductRow): RowAction {
  return { label: 'View in shop', icon: <OpenInNewRounded />, href: `/products/${slug}`, isOutside: true };
}
