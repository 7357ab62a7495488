import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductImageRow } from '@lumora/shared-contract/catalog';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { imageColumn, type DataColumn } from '@lumora/shared-ui/data-table';
import { TwoLineText } from '../format/two-line-text.ts';

export const imageColumns: DataColumn<ProductImageRow>[] = [
  { ...imageColumn(), width: 84 },
  {
    key: 'product_name',
    label: 'Product',
    value: (row) => row.product_name,
    render: (row) => <ProductName row={row} />,
    width: 224,
    onPhone: 'title',
  },
  {
    key: 'alt',
    label: 'Alt text',
    value: (row) => row.alt || null,
    render: (row) => <AltText row={row} />,
    sortable: false,
    minWidth: 180,
    lines: 2,
    onPhone: 'text',
    phoneText: ({ alt }) => alt || 'No alt text',
  },
  {
    key: 'priority',
    label: 'Priority',
    value: (row) => row.priority,
    align: 'end',
    width: 110,
    isWideOnly: true,
  },
  {
    key: 'size',
    label: 'Size',
    value: (row) => `${row.width} × ${row.height}`,
    sortable: false,
    searchable: false,
    width: 130,
    isWideOnly: true,
  },
  {
    key: 'created_at',
    label: 'Created',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 190,
    isHiddenAtFirst: true,
  },
];

function ProductName({ row: { product_id, product_name } }: { row: ProductImageRow }) {
  return (
    <MuiLink
      component={Link}
      to={`/admin/products/${product_id}/edit?tab=media`}
      color="inherit"
      title={product_name}
      tabIndex={-1}
      sx={{ fontWeight: 500 }}
    >
      {product_name}
    </MuiLink>
  );
}

function AltText({ row: { alt } }: { row: ProductImageRow }) {
  if (alt !== '') return <TwoLineText title={alt}>{alt}</TwoLineText>;
  return (
    <span title="The product's name is read in its place.">
      <StatusChip tone="warning">No alt text</StatusChip>
    </span>
  );
}
