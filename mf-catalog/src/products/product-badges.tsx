import type { ProductRow } from '@lumora/shared-contract/catalog';
import { StatusChip } from '@lumora/shared-ui';
import * as styles from './product-cells.module.css';

/** Renders the status and the flags of a product. */
export function ProductBadges({ row }: { row: ProductRow }) {
  return (
    <ul className={styles.badges}>
      <li>
        <ProductStatus row={row} />
      </li>
      {row.best_seller && (
        <li>
          <StatusChip tone="accent">Best</StatusChip>
        </li>
      )}
      {row.new_arrival && (
        <li>
          <StatusChip tone="accent">New</StatusChip>
        </li>
      )}
    </ul>
  );
}

/** Renders the chip `Active`, dimmed for a product or variant that shoppers do not see. */
export function ProductStatus({ row: { is_active } }: { row: Pick<ProductRow, 'is_active'> }) {
  return (
    <span title={is_active ? 'Active' : 'Not active'}>
      <StatusChip tone={is_active ? 'success' : 'neutral'}>
        {!is_active && <span className={styles.visuallyHidden}>Not </span>}
        Active
      </StatusChip>
    </span>
  );
}
