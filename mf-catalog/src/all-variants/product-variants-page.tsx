import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import { ListPage } from '@lumora/shared-ui';
import { formatAmount, priceColumns, StockLabel, stockColumn, type OnCellEdit } from '../variants/variant-columns.tsx';
import { settableFields, type DraftedVariant } from '../variants/variant-drafts.ts';
import { imageColumn } from '../variants/variant-gallery.tsx';
import { AllVariantsTable, type VariantRowColumn } from './all-variants-table.tsx';
import { productColumn } from './product-column.tsx';
import { variantSearchParams } from './variant-filters.ts';
import { attributesLine, renderAttributes, skuLine, statusColumn, valuesText } from './variant-row-columns.tsx';

export function ProductVariantsPage() {
  const navigate = useNavigate();

  return (
    <ListPage title="Product Variants" description="Edit prices and stock across all products.">
      <AllVariantsTable
        tableId="product-variants"
        label="Product Variants"
        listPath={variantSearchParams}
        getColumns={getColumns}
        settable={settableFields}
        onOpen={({ saved }) => void navigate(`/admin/products/${saved.product_id}/edit?tab=variants`)}
      />
    </ListPage>
  );
}

function getColumns(onCellEdit: OnCellEdit, onOpenImages: (variant: VariantRow) => void): VariantRowColumn[] {
  return [
    imageColumn<VariantRow>(({ image }) => image, onOpenImages),
    { ...productColumn, phoneRender: (row) => <NameAndPrice row={row} /> },
    // smaller screens have no room for it beside the attributes, which its end repeats
    { ...skuLine, isWideOnly: true },
    {
      ...attributesLine,
      compactWidth: 160,
      compactRender: renderAttributes,
      // on a phone they have the width of the row, because the variants of a product differ in them
      onPhone: 'text',
      phoneRender: (row) => <StockAndValues row={row} />,
    },
    ...priceColumns<VariantRow>(onCellEdit, ['selling_price']).map((column) => ({ ...column, onPhone: undefined })),
    { ...stockColumn<VariantRow>(onCellEdit), onPhone: undefined },
    // with room for the chevron of a row that opens
    { ...statusColumn, width: 116 },
  ];
}

interface RowProps {
  row: DraftedVariant<VariantRow>;
}

function NameAndPrice({ row }: RowProps) {
  return (
    <NameLine>
      <span>{row.saved.product_name}</span>
      <span>{formatAmount(row, 'selling_price')}</span>
    </NameLine>
  );
}

function StockAndValues({ row }: RowProps) {
  const values = valuesText(row);
  return (
    <>
      <StockLabel row={row} unit="left" />
      {values && ` · ${values}`}
    </>
  );
}

const NameLine = styled('span')({
  display: 'flex',
  gap: 8,
  '& > :first-of-type': { flex: 1, minWidth: 0, overflow: 'clip visible', textOverflow: 'ellipsis' },
});
