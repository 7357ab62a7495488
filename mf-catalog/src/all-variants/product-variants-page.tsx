import { useNavigate } from 'react-router-dom';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import { ListPage } from '@lumora/shared-ui';
import { PriceAndStock, priceColumns, stockColumn, type OnCellEdit } from '../variants/variant-columns.tsx';
import { settableFields } from '../variants/variant-drafts.ts';
import { imageColumn } from '../variants/variant-gallery.tsx';
import { AllVariantsTable, type VariantRowColumn } from './all-variants-table.tsx';
import { productColumn } from './product-column.tsx';
import { variantSearchParams } from './variant-filters.ts';
import { attributesLine, skuLine, statusColumn } from './variant-row-columns.tsx';

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
    productColumn,
    // smaller screens have no room for it beside the attributes, which its end repeats
    { ...skuLine, isWideOnly: true },
    { ...attributesLine, compactWidth: 160 },
    // a phone shows the price above the stock
    ...priceColumns<VariantRow>(onCellEdit, ['selling_price']).map((column) => ({ ...column, onPhone: undefined })),
    {
      ...stockColumn<VariantRow>(onCellEdit),
      onPhone: 'status',
      phoneRender: (row) => <PriceAndStock row={row} />,
    },
    // with room for the chevron of a row that opens
    { ...statusColumn, width: 116 },
  ];
}
