import { useState } from 'react';
import { Link } from '../links/link.tsx';
import { BestSellers } from '../product-shelf/best-sellers.tsx';
import { placedOrderStorage } from '../cart/placed-order.ts';
import * as buttons from '../styles/buttons.module.css';
import { listPath } from '../links/list-path.ts';
import * as styles from './cart-page.module.css';

interface EmptyCartProps {
  message?: string;
}

/**
 * Renders the message of an empty cart, after an order with a link to it, with links to the product list and the designer,
 * and best sellers.
 */
export function EmptyCart({ message = 'Your cart is empty.' }: EmptyCartProps) {
  const [placed] = useState(() => placedOrderStorage.get());
  return (
    <>
      <div className={styles['empty']}>
        {placed !== null && (
          <p role="status">
            Your order {placed} is placed. <Link to={`/orders/${placed}`}>See your order</Link>
          </p>
        )}
        <p>{message} Choose a sign to get started, or make one of your own words.</p>
        <div className={styles['ways']}>
          <Link className={buttons['primary']} to={listPath}>
            See all signs
          </Link>
          <Link className={buttons['quiet']} to="/custom-neon">
            Design your own
          </Link>
        </div>
      </div>
      <BestSellers />
    </>
  );
}
