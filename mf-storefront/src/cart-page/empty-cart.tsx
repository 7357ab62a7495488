import { Link } from 'react-router-dom';
import * as buttons from '../styles/buttons.module.css';
import { listPath } from '../links/list-path.ts';
import * as styles from './cart-page.module.css';

/** Renders the message of an empty cart with a link to the product list. */
export function EmptyCart() {
  return (
    <div className={styles['empty']}>
      <p>Your cart is empty. Choose a sign to get started.</p>
      <Link className={buttons['primary']} data-tube="pink" to={listPath}>
        See all signs
      </Link>
    </div>
  );
}
