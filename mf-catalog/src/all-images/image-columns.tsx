import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductImageRow } from '@lumora/shared-contract/catalog';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { imageColumn, Thumbnail, type DataColumn } from '@lumora/shared-ui/data-table';
import { TwoLineText } from '../format/two-line-text.ts';

export const imageColumns: DataColumn<ProductImageRow>[] = [
  {
    ...imageColumn(),
    render: ({ image }) => <Thumbnail image={image} alt="" isLarge />,
    width: 84,
  },
  {
    key: 'alt',
    label: 'Alt text',
    value: (row) => row.alt || null,
    render: (row) => <AltText row={row} />,
    sortable: false,
    // the row is labelled by the name of the product
    searchable: false,
    minWidth: 180,
    lines: 2,
    onPhone: 'title',
    phoneText: ({ alt }) => alt || 'No alt text',
    phoneRender: (row) => <View row={row} />,
  },
  {
    key: 'product_name',
    label: 'Product',
    value: (row) => row.product_name,
    render: (row) => <ProductName row={row} />,
    width: 224,
    onPhone: 'detail',
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
      sx={{ color: 'text.secondary', fontWeight: 400 }}
    >
      {product_name}
    </MuiLink>
  );
}

/** The images of a product differ in the beginning of their alt texts, such as “From the side”. */
function AltText({ row: { alt } }: { row: ProductImageRow }) {
  if (alt === '') return noAltText;
  const view = viewOf(alt);
  return (
    <TwoLineText title={alt}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {view}
      </Box>
      {alt.slice(view.length)}
    </TwoLineText>
  );
}

function View({ row: { alt } }: { row: ProductImageRow }) {
  return alt === '' ? noAltText : viewOf(alt);
}

const noAltText = (
  <span title="The product's name is read in its place.">
    <StatusChip tone="warning">No alt text</StatusChip>
  </span>
);

/** Returns the text before the first comma or colon that is not in quotation marks. */
function viewOf(alt: string): string {
  return /^(?:“[^”]*”|(?![,:] ).)+/u.exec(alt)?.[0] ?? alt;
}
