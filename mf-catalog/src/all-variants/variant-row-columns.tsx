import type { VariantRow } from '@lumora/shared-contract/catalog';
import { shortenMiddle } from '../format/shorten-middle.ts';
import { ProductStatus } from '../products/product-badges.tsx';
import { activeColumn, skuColumn } from '../variants/variant-columns.tsx';
import type { VariantRowColumn } from './all-variants-table.tsx';
import { productColumn } from './product-column.tsx';

/** Number of characters that fit the second line on a screen 1440 px wide. */
const maxLineLength = 36;

/** Shows the SKU below the product, where it has the room that a column of its own has not. */
export const skuLine: VariantRowColumn = {
  ...skuColumn<VariantRow>(),
  render: ({ saved }) => shortenMiddle(saved.sku, maxLineLength),
  inCellOf: { column: productColumn.key, as: 'secondLine' },
};

/** Shows the status of a variant as the list of products does. */
export const statusColumn: VariantRowColumn = {
  ...activeColumn<VariantRow>(),
  render: ({ saved }) => <ProductStatus row={{ is_active: saved.is_active === 1 }} />,
};
