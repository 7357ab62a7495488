import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** Links to the pages with the images, variants and stock of all products. */
export function RelatedPages() {
  return (
    <Box component="nav" aria-label="Across all products" sx={{ display: 'flex', mb: -1 }}>
      {pages.map(({ label, path, text }) => (
        <Button key={path} component={Link} to={path} aria-label={label} title={label} color="inherit" sx={linkStyles}>
          {text}
        </Button>
      ))}
    </Box>
  );
}

const linkStyles = { px: 1.25, color: 'text.secondary', fontWeight: 400 };

const pages = [
  { label: 'Product Images', text: 'Images', path: '/admin/product-images' },
  { label: 'Product Variants', text: 'Variants', path: '/admin/product-variants' },
  { label: 'Product Stocks', text: 'Stocks', path: '/admin/product-variant-stocks' },
];
