import { Link } from 'react-router-dom';
import type { CartLine, CartQuoteLine } from '@lumora/shared-contract';
import { classNames } from '../styles/class-names.ts';
import { Price } from '../prices/price.tsx';
import { rupees } from '../prices/rupees.ts';
import { CartPlace } from './cart-skeleton.tsx';
import { setQuantity } from './change-cart.ts';
import { LinePicture } from './line-picture.tsx';
import { LineProblem } from './line-problem.tsx';
import { lineSummary } from './line-summary.ts';
import { QuantityPicker } from './quantity-picker.tsx';
import * as styles from './cart-row.module.css';

interface CartRowProps {
  line: CartLine;
  /** undefined while nobody knows what it is */
  quoted: CartQuoteLine | undefined;
  /** the sum is of an earlier quantity or price */
  isStale: boolean;
  /** told what to call it within a sentence */
  onRemove: (sign: string) => void;
}

/** One line of the cart: what it is, how many, what that costs, and what is wrong with it. */
export function CartRow({ line, quoted, isStale, onRemove }: CartRowProps) {
  if (quoted === undefined) return <CartPlace />;
  const { offer, problem, max_quantity, total } = quoted;
  const { name, quoted: sign, path } = lineSummary(quoted);
  return (
    <li className={styles['row']}>
      <div className={styles['picture']}>
        <LinePicture {...quoted} />
      </div>
      <div className={styles['facts']}>
        <h2>{path === undefined ? name : <Link to={path}>{name}</Link>}</h2>
        {offer !== null && (
          <>
            <p className={styles['choice']}>
              {offer.attributes.map(({ title, value }) => `${title}: ${value}`).join(' · ')}
            </p>
            <Price amount={offer.price} before={offer.show_price} discountPercent={0} />
          </>
        )}
        {problem !== null && <LineProblem sign={line} quoted={quoted} />}
        <div className={styles['actions']}>
          {max_quantity > 0 && (
            <QuantityPicker
              of={name}
              quantity={line.quantity}
              most={max_quantity}
              onChange={(quantity) => setQuantity(line, quantity)}
            />
          )}
          <button
            type="button"
            className={styles['remove']}
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(sign)}
          >
            Remove
          </button>
          {max_quantity > 0 && (
            <p className={classNames(styles['total'], isStale && styles['stale'])}>{rupees(total)}</p>
          )}
        </div>
      </div>
    </li>
  );
}
