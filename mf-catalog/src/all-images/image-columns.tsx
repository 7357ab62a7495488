import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductImageRow } from '@lumora/shared-contract/catalog';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { imageColumn, type DataColumn } from '@lumora/shared-ui/data-table';

export const imageColumns: DataColumn<ProductImageRow>[] = [
  imageColumn(),
  {
    key: 'product_name',
    label: 'Name',
    value: (row) => row.product_name,
    render: (row) => (isNamedByView(row) ? viewOf(row.alt) : <ProductName row={row} />),
    minWidth: 180,
    lines: 2,
    onPhone: 'title',
    phoneText: (row) => (isNamedByView(row) ? viewOf(row.alt) : row.product_name),
    phoneLines: 1,
  },
  {
    key: 'alt',
    label: 'Alt text',
    value: (row) => row.alt || null,
    render: (row) => renderSecondLine(row, row.alt),
    sortable: false,
    // the row is labelled by the name of the product
    searchable: false,
    inCellOf: { column: 'product_name', as: 'secondLine' },
    compactRender: (row) => renderSecondLine(row, viewOf(row.alt)),
    onPhone: 'detail',
    phoneText: secondPhoneLine,
    phoneRender: (row) => (row.alt ? secondPhoneLine(row) : noAltText),
  },
  {
    key: 'position',
    label: 'Position',
    value: (row) => row.position,
    text: formatPosition,
    render: renderPosition,
    compactRender: renderPosition,
    sortable: false,
    searchable: false,
    width: 136,
    compactWidth: 124,
    onPhone: 'status',
    // the second line says that it is the cover
    phoneRender: formatPosition,
  },
  {
    key: 'priority',
    label: 'Priority',
    value: (row) => row.priority,
    align: 'end',
    width: 110,
    isWideOnly: true,
    isHiddenAtFirst: true,
  },
  {
    key: 'size',
    label: 'Size',
    value: (row) => `${row.width} × ${row.height}`,
    sortable: false,
    searchable: false,
    width: 120,
    isWideOnly: true,
  },
  {
    key: 'created_at',
    label: 'Created',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 164,
    isWideOnly: true,
  },
];

/** Returns the path of the tab with the images of a product. */
export const mediaTab = (productId: number | string) => `/admin/products/${productId}/edit?tab=media`;

function ProductName({ row }: { row: ProductImageRow }) {
  const { product_name } = row;
  return (
    <MuiLink
      component={Link}
      to={mediaTab(row.product_id)}
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

/** Renders the name of the product below a view, else `alt`. */
function renderSecondLine(row: ProductImageRow, alt: string): ReactNode {
  return isNamedByView(row) ? <ProductName row={row} /> : alt || noAltText;
}

function renderPosition(row: ProductImageRow): ReactNode {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      {formatPosition(row)}
      {row.is_cover && <StatusChip>Cover</StatusChip>}
    </Box>
  );
}

function formatPosition({ position, image_count }: ProductImageRow): string {
  return `${position} of ${image_count}`;
}

/**
 * Returns whether the list names a row by its view, with the name of the product below: all images of a product but its
 * cover, which would have the same name otherwise.
 */
function isNamedByView({ alt, is_cover }: ProductImageRow): boolean {
  return alt !== '' && !is_cover;
}

/** Returns the second line on a phone, where the alt text of a cover would be cut. */
function secondPhoneLine({ alt, is_cover, product_name }: ProductImageRow): string {
  if (alt === '') return 'No alt text';
  return is_cover ? 'Cover' : product_name;
}

/**
 * Returns the beginning of an alt text, such as “From the side”, in which the images of a product differ: the text before
 * the first comma or colon that is not in quotation marks.
 */
function viewOf(alt: string): string {
  return /^(?:“[^”]*”|(?![,:] ).)+/u.exec(alt)?.[0] ?? alt;
}
