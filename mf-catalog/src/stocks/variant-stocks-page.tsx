import { styled } from '@mui/material/styles';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import { ListPage } from '@lumora/shared-ui';
import type { RowAction } from '@lumora/shared-ui/data-table';
import { AllVariantsTable, type VariantRowColumn } from '../all-variants/all-variants-table.tsx';
import { productColumn } from '../all-variants/product-column.tsx';
import { stockSearchParams } from '../all-variants/variant-filters.ts';
import { attributesLine, Quiet, statusColumn, valuesText } from '../all-variants/variant-row-columns.tsx';
import { stockColumn, type OnCellEdit } from '../variants/variant-columns.tsx';
import type { DraftedVariant } from '../variants/variant-drafts.ts';
import { imageColumn } from '../variants/variant-gallery.tsx';

export function VariantStocksPage() {
  return (
    <ListPage title="Product Variant Stocks" description="Fill up what runs out: the lowest stock comes first.">
      <AllVariantsTable
        tableId="product-variant-stocks"
        label="Product Variant Stocks"
        listPath={stockSearchParams}
        getColumns={getColumns}
        settable={settable}
        getRowActions={getRowActions}
      />
    </ListPage>
  );
}

const settable = ['stock'] as const;

function getColumns(onCellEdit: OnCellEdit, onOpenImages: (variant: VariantRow) => void): VariantRowColumn[] {
  return [
    imageColumn<VariantRow>(({ image }) => image, onOpenImages),
    productColumn,
    // names the row, because it is the first column that is searched
    skuOnlyColumn,
    idColumn,
    {
      ...attributesLine,
      render: valuesText,
      inCellOf: { column: productColumn.key, as: 'secondLine' },
    },
    { ...stockColumn<VariantRow>(onCellEdit), onPhone: 'column' },
    statusColumn,
  ];
}

/** Shares the width of the list with the product. */
const skuOnlyColumn: VariantRowColumn = {
  key: 'sku',
  label: 'SKU',
  value: ({ saved }) => saved.sku,
  render: ({ saved }) => <Sku title={saved.sku}>{saved.sku}</Sku>,
  // smaller screens show its attributes below the product
  isWideOnly: true,
};

const Sku = styled(Quiet)({ fontWeight: 400 });

const idColumn: VariantRowColumn = {
  key: 'id',
  label: 'ID',
  value: ({ saved }) => saved.id,
  width: 72,
  align: 'end',
  isHiddenAtFirst: true,
  sortable: false,
  searchable: false,
};

function getRowActions({ saved }: DraftedVariant<VariantRow>, onCellEdit: NonNullable<OnCellEdit>): RowAction[] {
  return [
    { label: 'One less of', icon: <RemoveRounded />, onSelect: () => onCellEdit(saved, 'stock', '-1') },
    { label: 'One more of', icon: <AddRounded />, onSelect: () => onCellEdit(saved, 'stock', '+1') },
  ];
}
