import type { ShopVariant } from '@lumora/shared-contract/storefront';
import * as styles from './stock-note.module.css';

/** Renders the availability of a variant. */
export function StockNote({ variant }: { variant: ShopVariant | undefined }) {
  const stock = variant?.stock ?? 'out';
  return (
    <p className={styles['note']} data-stock={stock} role="status">
      {stockMessage(variant)}
    </p>
  );
}

function stockMessage(variant: ShopVariant | undefined): string {
  if (variant === undefined || variant.stock === 'out') return 'Made to order – ask us on WhatsApp';
  if (variant.stock === 'low') return `Only ${variant.max_quantity} left, ready to ship`;
  return 'In stock, ready to ship';
}
