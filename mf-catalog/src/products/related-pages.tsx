import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import { phoneScreen } from '@lumora/shared-ui';

/** The pages with the images, variants and stock of all products. */
export const relatedPages = [
  { label: 'Product Images', text: 'Images', href: '/admin/product-images', icon: <ImageOutlined /> },
  { label: 'Product Variants', text: 'Variants', href: '/admin/product-variants', icon: <LayersOutlined /> },
  { label: 'Product Stocks', text: 'Stocks', href: '/admin/product-variant-stocks', icon: <Inventory2Outlined /> },
];

/** Links to the related pages; a phone has them in the menu beside the title. */
export function RelatedPages() {
  if (useMediaQuery(phoneScreen, { noSsr: true })) return null;

  return (
    <Box component="nav" aria-label="Across all products" sx={navStyles}>
      {relatedPages.map(({ label, href, text, icon }) => (
        <Button
          key={href}
          component={Link}
          to={href}
          startIcon={icon}
          aria-label={label}
          title={label}
          color="inherit"
          sx={linkStyles}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}

/** The text of the last link ends where the list does. */
const navStyles = { display: 'flex', mb: -1, mr: -1.25 };
const linkStyles = { px: 1.25, color: 'text.secondary', fontWeight: 400 };
