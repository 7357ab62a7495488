import { useId } from 'react';
import type { NeonTube } from '@lumora/shared-contract/styles';
import { Link } from '../../links/link.tsx';
import * as sections from '../../styles/sections.module.css';
import type { CardProduct } from '../../product-card/card-product.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import * as styles from './linked-product-shelf.module.css';

interface LinkedProductShelfProps {
  title: string;
  products: (CardProduct & { glow?: NeonTube })[];
  /** path of the complete list */
  all: string;
  /** large screens show several shelves side by side */
  isInRow?: boolean;
}

/** Renders a row of products with a link to the complete list; nothing without products. */
export function LinkedProductShelf({ title, products, all, isInRow = false }: LinkedProductShelfProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={isInRow ? styles['inRow'] : sections['section']} aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id}>{title}</h2>
        <Link to={all} aria-label={`View All of ${title}`}>
          View All
        </Link>
      </header>
      <ProductGrid products={products} isShelf={!isInRow} isHalf={isInRow} />
    </section>
  );
}
