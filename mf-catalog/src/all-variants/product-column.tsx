import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { VariantRowColumn } from './all-variants-table.tsx';

/** The product of a variant; leads to all of its variants. */
export const productColumn: VariantRowColumn = {
  key: 'product_name',
  label: 'Product',
  value: ({ saved }) => saved.product_name,
  render: ({ saved }) => (
    <ProductLink to={`/admin/products/${saved.product_id}/edit?tab=variants`} title={saved.product_name} tabIndex={-1}>
      {saved.product_name}
    </ProductLink>
  ),
  minWidth: 160,
  // the row is called by its SKU
  searchable: false,
};

const ProductLink = styled(Link)(({ theme: { vars } }) => ({
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
}));
