import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** The pages that show pictures, variants and stock across all products. */
export function RelatedPages() {
  return (
    <Stack component="nav" direction="row" aria-label="Across all products">
      {pages.map(({ label, path, words }) => (
        <Button key={path} component={Link} to={path} aria-label={label} title={label}>
          {words}
        </Button>
      ))}
    </Stack>
  );
}

const pages = [
  { label: 'Product Images', words: 'Images', path: '/admin/product-images' },
  { label: 'Product Variants', words: 'Variants', path: '/admin/product-variants' },
  { label: 'Product Stocks', words: 'Stocks', path: '/admin/product-variant-stocks' },
];
