import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { relatedQuery } from '../product/product-query.ts';
import * as styles from './product-page.module.css';

/** Renders related products; nothing without any or when they cannot be loaded. */
export function RelatedItems({ productId }: { productId: number }) {
  const { data } = useQuery(relatedQuery(productId));
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={styles['related']} aria-labelledby="related-heading">
      <h2 id="related-heading">Related Items</h2>
      <ProductGrid products={data} isShelf />
    </section>
  );
}
