import type { NeonTube } from '@lumora/shared-contract/styles';
import { classNames } from '../styles/class-names.ts';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import * as styles from './product-grid.module.css';

interface ProductGridProps {
  /** undefined while loading */
  products: (CardProduct & { glow?: NeonTube })[] | undefined;
  /** heading level of the cards */
  heading?: 'h2' | 'h3';
  /** number of placeholders while loading */
  placeholderCount?: number;
  /** number of images to load eagerly: those that a phone shows without scrolling */
  eager?: number;
  /** the grid shares its row with the filters */
  hasSidebar?: boolean;
  /** columns on phones */
  phoneColumns?: 1 | 2;
  /** phones show one row, which scrolls sideways */
  isShelf?: boolean;
  /** two columns on all screens */
  isHalf?: boolean;
}

/** Renders products in 1, 2 or 4 columns. */
export function ProductGrid({
  products,
  heading = 'h3',
  placeholderCount = 4,
  eager = 0,
  hasSidebar = false,
  phoneColumns = 1,
  isShelf = false,
  isHalf = false,
}: ProductGridProps) {
  const sizes = hasSidebar || isHalf ? smallSizes : largeSizes;
  const layout = classNames(
    styles['grid'],
    hasSidebar && styles['withSidebar'],
    phoneColumns === 2 && styles['two'],
    isShelf && styles['shelf'],
    isHalf && styles['half'],
  );
  return (
    <ul className={layout} aria-busy={products === undefined}>
      {products === undefined
        ? Array.from({ length: placeholderCount }, (_, index) => <li key={index} className={styles['placeholder']} />)
        : products.map((product, index) => (
            <ProductCard key={product.id} product={product} heading={heading} sizes={sizes} isLazy={index >= eager} />
          ))}
    </ul>
  );
}

const largeSizes = '(min-width: 1024px) min(23vw, 322px), (min-width: 480px) 46vw, 92vw';
const smallSizes = '(min-width: 1024px) min(18vw, 246px), 46vw';
