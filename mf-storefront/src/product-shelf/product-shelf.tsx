import { useId } from 'react';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import { ProductGrid } from '../product-card/product-grid.tsx';
import * as styles from './product-shelf.module.css';

interface ProductShelfProps {
  title: string;
  /** undefined while loading */
  products: ShopCard[] | undefined;
}

/** Renders a row of products below a title; nothing without products. */
export function ProductShelf({ title, products }: ProductShelfProps) {
  const id = useId();
  if (products?.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products} isShelf />
    </section>
  );
}
