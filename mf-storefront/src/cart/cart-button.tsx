import { Link } from 'react-router-dom';
import { CartIcon } from '../links/icons.tsx';
import { formatItemCount, piecesIn } from './cart-count.ts';
import { useCart } from './use-cart.ts';
import * as styles from './cart-button.module.css';

/** The way to the cart, with the number of pieces in it once that is known. */
export function CartButton() {
  const pieces = piecesIn(useCart() ?? []);
  return (
    <Link
      to="/cart"
      className={styles['button']}
      aria-label={pieces === 0 ? 'Cart' : `Cart, ${formatItemCount(pieces)}`}
    >
      <CartIcon />
      {pieces > 0 && <span className={styles['count']}>{pieces}</span>}
    </Link>
  );
}
