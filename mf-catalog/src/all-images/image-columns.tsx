import type { ReactNode } from 'react';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductImageRow } from '@lumora/shared-contract/catalog';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { imageColumn, type DataColumn } from '@lumora/shared-ui/data-table';

export const imageColumns: DataColumn<ProductImageRow>[] = [
  imageColumn(),
  {
    key: 'product_name',
    label: 'Product',
    value: (row) => row.product_name,
    render: (row) => <ProductName row={row} />,
    minWidth: 180,
    lines: 2,
    compactRender: (row) => (isNamedByView(row) ? viewOf(row.alt) : <ProductName row={row} />),
    onPhone: 'title',
    phoneText: (row) => (isNamedByView(row) ? viewOf(row.alt) : row.product_name),
    phoneLines: 1,
  },
  {
    key: 'alt',
    label: 'Alt text',
    value: (row) => row.alt || null,
    render: ({ alt }) => alt || noAltText,
    sortable: false,
    // the row is labelled by the name of the product
    searchable: false,
    inCellOf: { column: 'product_name', as: 'secondLine' },
    compactRender: (row) => (isNamedByView(row) ? <ProductName row={row} /> : viewOrMark(row)),
    onPhone: 'detail',
    phoneText: (row) => (isNamedByView(row) ? row.product_name : viewOf(row.alt) || 'No alt text'),
    phoneRender: (row) => (isNamedByView(row) ? row.product_name : viewOrMark(row)),
  },
  {
    key: 'is_cover',
    label: 'Cover',
    value: ({ is_cover }) => (is_cover ? 'Cover' : ''),
    render: ({ is_cover }) => is_cover && <StatusChip>Cover</StatusChip>,
    sortable: false,
    searchable: false,
    width: 100,
    compactWidth: 84,
    onPhone: 'status',
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
      title={product_name}
      tabIndex={-1}
      color="inherit"
      underline="hover"
    >
      {product_name}
    </MuiLink>
  );
}

const noAltText = (
  <span title="The product's name is read in its place.">
    <StatusChip tone="warning">No alt text</StatusChip>
  </span>
);

function viewOrMark({ alt }: ProductImageRow): ReactNode {
  return viewOf(alt) || noAltText;
}

/**
 * Returns whether narrow screens name the row by its view, with the name of the product below: all images of a product
 * but its cover, which would have the same name otherwise.
 */
function isNamedByView({ alt, is_cover }: ProductImageRow): boolean {
  return alt !== '' && !is_cover;
}

/**
 * Returns the beginning of an alt text, such as “From the side”, in which the images of a product differ: the text before
 * the first comma or colon that is not in quotation marks.
 */
function viewOf(alt: string): string {
  return /^(?:“[^”]*”|(?![,:] ).)+/u.exec(alt)?.[0] ?? alt;
}
