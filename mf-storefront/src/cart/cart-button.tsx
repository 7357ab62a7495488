import { Link } from '../links/link.tsx';
import { CartIcon } from '../links/icons.tsx';
import { formatItemCount, piecesIn } from './cart-count.ts';
import { useCart } from './use-cart.ts';
import * as styles from './cart-button.module.css';

/** Renders the link to the cart with the number of items; the number is absent on the server and until hydration. */
export function CartButton() {
  const pieces = piecesIn(useCart() ?? []);
  return (
    <Link
      to="/cart"
      className={styles['button']}
      aria-label={pieces === 0 ? 'Cart' : `Cart, ${formatItemCount(pieces)}`}
    >
      <CartIcon />
      {pieces > 0 && (
        // a new element for another number, so that it flickers again
        <span key={pieces} className={styles['count']}>
          {pieces}
        </span>
      )}
    </Link>
  );
}
