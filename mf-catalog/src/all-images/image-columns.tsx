import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductImageRow } from '@lumora/shared-contract/catalog';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { CellText, imageColumn, TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import * as cells from '../products/product-cells.module.css';

/** An image in the list; `isContinued` if the row above it shows an image of the same product. */
export type ListedImage = ProductImageRow & { isContinued?: boolean };

const altColumn: DataColumn<ListedImage> = {
  key: 'alt',
  label: 'Alt text',
  value: (row) => row.alt || null,
  render: (row) => (row.alt ? <CellText column={altColumn} row={row} /> : noAltText),
  sortable: false,
  // the row is labelled by the name of the product
  searchable: false,
  minWidth: 520,
  lines: 2,
  // below the name on smaller screens
  isWideOnly: true,
  onPhone: 'detail',
  phoneText: (row) => (row.isContinued ? '' : `${coverPrefix(row)}${row.alt ? viewOf(row.alt) : 'No alt text'}`),
  phoneRender: (row) => (
    <>
      {coverPrefix(row)}
      {renderView(row)}
    </>
  ),
};

export const imageColumns: DataColumn<ListedImage>[] = [
  { ...imageColumn(), lines: 3, inCellOf: { column: 'product_name', as: 'thumbnail' } },
  {
    key: 'product_name',
    label: 'Product',
    value: (row) => row.product_name,
    render: (row) =>
      row.isContinued ? <View row={row}>{row.alt ? viewOf(row.alt) : '—'}</View> : <ProductName row={row} />,
    compactRender: (row) =>
      row.isContinued ? (
        <View row={row}>{renderView(row)}</View>
      ) : (
        <TwoLines title={nameAndAlt(row)}>
          <ProductName row={row} />
          <small>{renderView(row)}</small>
        </TwoLines>
      ),
    minWidth: 180,
    onPhone: 'title',
    phoneRender: (row) => (row.isContinued ? <View row={row}>{renderView(row)}</View> : undefined),
    phoneLines: 1,
  },
  altColumn,
  {
    key: 'position',
    label: 'Position',
    value: (row) => row.position,
    text: formatPosition,
    render: renderPosition,
    sortable: false,
    searchable: false,
    width: 136,
    onPhone: 'status',
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
    isHiddenAtFirst: true,
  },
  {
    key: 'created_at',
    label: 'Created',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 164,
    isWideOnly: true,
    isHiddenAtFirst: true,
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

/** Shows `children` in place of the name of the product, which a row above shows; assistive technology reads both. */
function View({ row, children }: { row: ProductImageRow; children: ReactNode }) {
  return (
    <Box component="span" title={nameAndAlt(row)} sx={{ color: 'text.secondary', fontWeight: 400 }}>
      <span className={cells.visuallyHidden}>{row.product_name}, </span>
      {children}
    </Box>
  );
}

const noAltText = (
  <span title="The product's name is read in its place.">
    <StatusChip tone="warning">No alt text</StatusChip>
  </span>
);

function nameAndAlt({ product_name, alt }: ProductImageRow): string {
  return `${product_name}\n${alt}`;
}

function renderView({ alt }: ProductImageRow): ReactNode {
  return alt ? viewOf(alt) : noAltText;
}

function renderPosition(row: ProductImageRow): ReactNode {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      {formatPosition(row)}
      {row.is_cover && <StatusChip>Cover</StatusChip>}
    </Box>
  );
}

/** Returns the beginning of the line below the name on a phone. */
function coverPrefix({ is_cover }: ProductImageRow): string {
  return is_cover ? 'Cover · ' : '';
}

function formatPosition({ position, image_count }: ProductImageRow): string {
  return `${position} of ${image_count}`;
}

/**
 * Returns the beginning of an alt text, such as “From the side”, in which the images of a product differ: the text before
 * the first comma or colon that is not in quotation marks.
 */
function viewOf(alt: string): string {
  return /^(?:“[^”]*”|(?![,:] ).)+/u.exec(alt)?.[0] ?? alt;
}
