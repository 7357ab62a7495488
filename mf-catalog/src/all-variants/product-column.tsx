import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { VariantRowColumn } from './all-variants-table.tsx';

/** Shows the product of a variant as a link to all variants of the product. */
export const productColumn: VariantRowColumn = {
  key: 'product_name',
  label: 'Product',
  value: ({ saved }) => saved.product_name,
  render: ({ saved }) => (
    <ProductLink to={`/admin/products/${saved.product_id}/edit?tab=variants`} title={saved.product_name} tabIndex={-1}>
      {saved.product_name}
    </ProductLink>
  ),
  minWidth: 150,
  lines: 2,
  isSticky: true,
  onPhone: 'title',
  phoneLines: 1,
  // the row is labelled by its SKU
  searchable: false,
};

const ProductLink = styled(Link)(({ theme: { vars } }) => ({
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
}));
