import type { NeonTube } from '@lumora/shared-contract';
import { classNames } from '../styles/class-names.ts';
import type { CardFacts } from './card-facts.ts';
import { ProductCard } from './product-card.tsx';
import * as styles from './product-grid.module.css';

interface ProductGridProps {
  /** undefined while they are on their way */
  products: (CardFacts & { glow?: NeonTube })[] | undefined;
  /** level of the cards' headings; 3 below a heading of the page's section */
  heading?: 'h2' | 'h3';
  /** how many are on their way */
  expected?: number;
  /** how many of them a phone shows without scrolling */
  eager?: number;
  /** stands beside something else */
  isNarrow?: boolean;
}

/** Products in 1, 2 or 4 columns. */
export function ProductGrid({ products, heading = 'h3', expected = 4, eager = 0, isNarrow = false }: ProductGridProps) {
  const sizes = isNarrow ? narrowSizes : wideSizes;
  return (
    <ul className={classNames(styles['grid'], isNarrow && styles['narrow'])} aria-busy={products === undefined}>
      {products === undefined
        ? Array.from({ length: expected }, (_, place) => <li key={place} className={styles['place']} />)
        : products.map((product, index) => (
            <ProductCard key={product.id} product={product} heading={heading} sizes={sizes} isLazy={index >= eager} />
          ))}
    </ul>
  );
}

const wideSizes = '(min-width: 1232px) 288px, (min-width: 1024px) 23vw, (min-width: 480px) 46vw, 92vw';
const narrowSizes = '(min-width: 1232px) 224px, (min-width: 1024px) 18vw, (min-width: 480px) 46vw, 92vw';
