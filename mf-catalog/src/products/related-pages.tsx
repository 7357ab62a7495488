import { PageButton } from '@lumora/shared-ui';
import * as look from './products-page.module.css';

/** The pages that show pictures, variants and stock across all products. */
export function RelatedPages() {
  return (
    <nav className={look['related']} aria-label="Across all products">
      {pages.map(({ label, path, words }) => (
        <PageButton key={path} to={path} aria-label={label} title={label}>
          {words}
        </PageButton>
      ))}
    </nav>
  );
}

const pages = [
  { label: 'Product Images', words: 'Images', path: '/admin/product-images' },
  { label: 'Product Variants', words: 'Variants', path: '/admin/product-variants' },
  { label: 'Product Stocks', words: 'Stocks', path: '/admin/product-variant-stocks' },
];
