import { styled } from '@mui/material/styles';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import { CutInMiddle } from '../format/cut-in-middle.tsx';
import { ProductStatus } from '../products/product-badges.tsx';
import { activeColumn, attributesColumn, formatValues, skuColumn } from '../variants/variant-columns.tsx';
import type { DraftedVariant } from '../variants/variant-drafts.ts';
import type { VariantRowColumn } from './all-variants-table.tsx';
import { productColumn } from './product-column.tsx';

/** Shows the SKU below the product. */
export const skuLine: VariantRowColumn = {
  ...skuColumn<VariantRow>(),
  render: ({ saved }) => <CutInMiddle>{saved.sku}</CutInMiddle>,
  inCellOf: { column: productColumn.key, as: 'secondLine' },
};

/** Shows the attributes of a variant, unless they only repeat the name of its product. */
export const attributesLine: VariantRowColumn = {
  ...attributesColumn<VariantRow>(),
  render: renderAttributes,
  phoneText: valuesText,
};

export function renderAttributes(row: DraftedVariant<VariantRow>) {
  return isNamedAsProduct(row) ? <Quiet>—</Quiet> : attributesColumn<VariantRow>().render?.(row);
}

/** Returns the values of a variant, unless they only repeat the name of its product. */
export function valuesText(row: DraftedVariant<VariantRow>): string {
  return isNamedAsProduct(row) ? '' : formatValues(row.saved);
}

function isNamedAsProduct({ saved }: DraftedVariant<VariantRow>): boolean {
  return saved.variant_attributes.map(({ value }) => value.title).join() === saved.product_name;
}

export const Quiet = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));

/** Shows the status of a variant as the list of products does. */
export const statusColumn: VariantRowColumn = {
  ...activeColumn<VariantRow>(),
  render: ({ saved }) => <ProductStatus row={{ is_active: saved.is_active === 1 }} />,
};
