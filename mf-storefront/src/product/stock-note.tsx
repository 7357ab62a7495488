import type { ShopVariant } from '@lumora/shared-contract/storefront';
import { availability } from '../delivery/delivery.ts';
import * as styles from './stock-note.module.css';

/** Renders the availability of a variant, and how to order one that the cart does not accept. */
export function StockNote({ variant }: { variant: ShopVariant | undefined }) {
  const stock = variant?.stock ?? 'out';
  return (
    <p className={styles['note']} data-stock={stock} role="status">
      {availability(variant)}
      {stock === 'out' && '. Ask us on WhatsApp to order it.'}
    </p>
  );
}
