import * as scripting from '../styles/scripting.module.css';
import * as styles from './cart-row.module.css';

/** Renders placeholders of `count` lines while the quote loads. */
export function CartSkeleton({ count }: { count: number }) {
  return (
    <ul className={scripting['waiting']} aria-busy="true" aria-label="Loading your cart">
      {Array.from({ length: count }, (_, index) => (
        <CartRowSkeleton key={index} />
      ))}
    </ul>
  );
}

/** Renders the placeholder of a line that has no quote yet. */
export function CartRowSkeleton() {
  return (
    <li className={styles['row']}>
      <div className={styles['picture']} />
      <div className={styles['skeleton']} />
    </li>
  );
}
