import type { ProductRow } from '@lumora/shared-contract';
import * as styles from './products-page.module.css';

/** Renders the flags of a product. Uses plain elements, because a page has hundreds of badges. */
export function ProductBadges({ row }: { row: ProductRow }) {
  return (
    <ul className={styles['badges']}>
      <li className={styles[row.is_active ? 'active' : 'dimmed']} title={row.is_active ? 'Active' : 'Not active'}>
        {!row.is_active && <span>Not </span>}
        Active
      </li>
      {row.best_seller && <li>Best</li>}
      {row.new_arrival && <li>New</li>}
    </ul>
  );
}
