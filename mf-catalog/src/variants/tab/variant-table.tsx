import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import GridOnRounded from '@mui/icons-material/GridOnRounded';
import { useCan } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { loadable, useDeleteRow } from '@lumora/shared-ui';
import { DataTable, type RowAction } from '@lumora/shared-ui/data-table';
import type { Variant } from '@lumora/shared-contract/catalog';
import { BulkSetButton } from '../bulk-set/bulk-set-button.tsx';
import type { VariantDraftState } from '../draft-saving/use-variant-drafts.ts';
import { useSelectedVariants } from '../use-selected-variants.ts';
import {
  activeColumn,
  attributesColumn,
  formatAttributes,
  priceColumns,
  skuColumn,
  stockColumn,
  type OnCellEdit,
} from '../variant-columns.tsx';
import { settableFields, type DraftedVariant } from '../variant-drafts.ts';
import { imageColumn, VariantGallery } from '../variant-gallery.tsx';
import { productVariants, variantsApi } from '../variants-api.ts';

interface VariantTableProps {
  productId: number;
  productName: string;
  draftState: VariantDraftState;
  onEdit: (variant: Variant) => void;
  onDeleted: (variant: Variant) => void;
}

/** Lists the variants of a product; edits prices and stock in place and generates a matrix of new variants. */
export function VariantTable({ productId, productName, draftState, onEdit, onDeleted }: VariantTableProps) {
  const { data, error, isFetching, refetch } = useQuery(productVariants(productId));
  const [opened, setOpened] = useState<Variant | 'matrix' | null>(null);
  const can = {
    create: useCan('products.create'),
    update: useCan('products.update'),
    delete: useCan('products.delete'),
  };
  const { variants, ...selection } = useSelectedVariants(data ?? noVariants);
  const columns = useColumns(can.update ? draftState.editCell : undefined, setOpened);
  const remove = useDeleteVariant((variant) => {
    selection.onChange(new Set([...selection.selected].filter((id) => id !== variant.id)));
    onDeleted(variant);
  });

  const rowActions = ({ saved }: DraftedVariant): RowAction[] => [
    ...(can.update ? [{ label: 'Edit', icon: <EditRounded />, onSelect: () => onEdit(saved) }] : []),
    ...(can.delete ? [{ label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(saved) }] : []),
  ];
  const matrixButton = (
    <Button
      startIcon={<GridOnRounded />}
      onPointerEnter={MatrixDialog.preload}
      onFocus={MatrixDialog.preload}
      onClick={() => setOpened('matrix')}
    >
      Generate matrix
    </Button>
  );

  return (
    <>
      <DataTable
        tableId="variants"
        label={`Variants of ${productName}`}
        columns={columns}
        rowKey={({ saved }) => saved.id}
        rows={data && draftState.withDrafts(data)}
        error={error && errorMessage(error)}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
        {...((can.update || can.delete) && { actions: rowActions })}
        {...(can.update && {
          selection: {
            ...selection,
            actions: <BulkSetButton fields={settableFields} variants={variants} draftState={draftState} />,
          },
        })}
        primaryAction={can.create && matrixButton}
        empty={{ title: can.create ? 'No variants yet. Create one below.' : 'No variants yet.' }}
      />
      {opened === 'matrix' && (
        <MatrixDialog productId={productId} variants={data ?? noVariants} onClose={() => setOpened(null)} />
      )}
      {opened && opened !== 'matrix' && <VariantGallery variant={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const noVariants: readonly never[] = [];

const MatrixDialog = loadable(() => import('../matrix/matrix-dialog.tsx').then((module) => module.MatrixDialog));

function useColumns(onCellEdit: OnCellEdit, onOpen: (variant: Variant) => void) {
  return useMemo(
    () => [
      imageColumn<Variant>(({ image_hashes }) => image_hashes[0] ?? null, onOpen),
      { ...skuColumn<Variant>(), isSticky: true },
      ...priceColumns<Variant>(onCellEdit, ['purchase_price', 'show_price', 'selling_price']),
      stockColumn<Variant>(onCellEdit),
      activeColumn<Variant>(),
      // the SKUs of one product begin alike, and a phone has no room for their ends
      { ...attributesColumn<Variant>(), onPhone: 'title' as const },
    ],
    [onCellEdit, onOpen],
  );
}

function useDeleteVariant(onDeleted: (variant: Variant) => void) {
  return useDeleteRow<Variant>(
    variantsApi,
    (variant) => ({ title: 'Delete variant?', message: `${variant.sku} – ${formatAttributes(variant)}` }),
    onDeleted,
  );
}
