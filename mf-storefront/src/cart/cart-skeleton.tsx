import * as styles from './cart-row.module.css';

/** Where lines will be. */
export function CartSkeleton({ count }: { count: number }) {
  return (
    <ul aria-busy="true" aria-label="Your cart is on its way">
      {Array.from({ length: count }, (_, place) => (
        <CartPlace key={place} />
      ))}
    </ul>
  );
}

export function CartPlace() {
  return (
    <li className={styles['row']}>
      <div className={styles['picture']} />
      <div className={styles['place']} />
    </li>
  );
}
