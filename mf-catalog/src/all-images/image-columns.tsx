import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductImageRow } from '@lumora/shared-contract/catalog';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { imageColumn, type DataColumn } from '@lumora/shared-ui/data-table';
import { TwoLineText } from '../format/two-line-text.ts';
import { shortenAlt } from './shorten-alt.ts';

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
    render: (row) => <AltText row={row} maxLength={132} />,
    compactRender: (row) => <AltText row={row} maxLength={76} />,
    sortable: false,
    minWidth: 180,
    lines: 2,
    onPhone: 'detail',
    phoneText: ({ alt }) => (alt === '' ? 'No alt text' : shortenAlt(alt, 42)),
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

/** Renders an alt text in two lines of a cell; pictures of one product differ at the end of theirs. */
function AltText({ row: { alt }, maxLength }: { row: ProductImageRow; maxLength: number }) {
  if (alt !== '') return <TwoLineText title={alt}>{shortenAlt(alt, maxLength)}</TwoLineText>;
  return (
    <span title="The product's name is read in its place.">
      <StatusChip tone="warning">No alt text</StatusChip>
    </span>
  );
}
