import { PageButton } from '@lumora/shared-ui';
import * as styles from './products-page.module.css';

/** Links to the pages with the images, variants and stock of all products. */
export function RelatedPages() {
  return (
    <nav className={styles['related']} aria-label="Across all products">
      {pages.map(({ label, path, text }) => (
        <PageButton key={path} to={path} aria-label={label} title={label}>
          {text}
        </PageButton>
      ))}
    </nav>
  );
}

const pages = [
  { label: 'Product Images', text: 'Images', path: '/admin/product-images' },
  { label: 'Product Variants', text: 'Variants', path: '/admin/product-variants' },
  { label: 'Product Stocks', text: 'Stocks', path: '/admin/product-variant-stocks' },
];
