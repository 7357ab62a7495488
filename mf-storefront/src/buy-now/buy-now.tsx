import { Link } from '../links/link.tsx';
import { classNames } from '../styles/class-names.ts';
import * as buttons from '../styles/buttons.module.css';
import { buyNowPath } from './buy-now-line.ts';
import * as styles from './buy-now.module.css';

/** Renders the link to the checkout with this variant only; the cart is unchanged. */
export function BuyNow({ variantId, quantity }: { variantId: number; quantity: number }) {
  return (
    <Link
      className={classNames(buttons['quiet'], styles['link'])}
      data-tube="blue"
      to={buyNowPath({ variant_id: variantId, quantity })}
    >
      Buy Now
    </Link>
  );
}
