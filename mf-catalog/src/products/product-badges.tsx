import type { ProductRow } from '@lumora/shared-contract';
import * as look from './products-page.module.css';

/** Active (dimmed while it is not), Best and New. Plain elements: a page has hundreds of them. */
export function ProductBadges({ row }: { row: ProductRow }) {
  return (
    <ul className={look['badges']}>
      <li className={look[row.is_active ? 'active' : 'dimmed']} title={row.is_active ? 'Active' : 'Not active'}>
        {!row.is_active && <span>Not </span>}
        Active
      </li>
      {row.best_seller && <li>Best</li>}
      {row.new_arrival && <li>New</li>}
    </ul>
  );
}
