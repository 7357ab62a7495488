import { rupees } from '@lumora/shared-contract/format';
import { classNames } from '../styles/class-names.ts';
import * as styles from './price.module.css';
import * as hidden from '../styles/visually-hidden.module.css';

interface PriceProps {
  /** rupees; null without a price */
  amount: number | null;
  /** rupees; the highest price of several variants */
  upTo?: number | null;
  /** rupees; the price before the discount, null without one */
  before: number | null;
  discountPercent: number;
  isLarge?: boolean;
}

/** Renders a price, the price before the discount and the discount. */
export function Price({ amount, upTo = null, before, discountPercent, isLarge = false }: PriceProps) {
  if (amount === null) return <p className={styles['unpriced']}>Custom-made • Price varies by size</p>;
  return (
    <p className={classNames(styles['price'], isLarge && styles['large'])}>
      <span className={styles['amount']}>
        {upTo !== null && upTo > amount && <span className={styles['from']}>From </span>}
        {rupees(amount)}
      </span>
      {before !== null && (
        <del>
          <span className={hidden['visuallyHidden']}>before </span>
          {rupees(before)}
        </del>
      )}
      {discountPercent > 0 && <span className={styles['discount']}>{`${discountPercent}% off`}</span>}
    </p>
  );
}
