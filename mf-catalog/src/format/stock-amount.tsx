import { lowStock } from '@lumora/shared-contract/catalog';
import * as styles from './stock-amount.module.css';

interface StockAmountProps {
  amount: number;
  /** text of the amount */
  children: string;
}

/** Renders an amount of stock: amber if it is low, red if it is sold out. `amount` is NaN while a typed text is no number. */
export function StockAmount({ amount, children }: StockAmountProps) {
  if (Number.isNaN(amount) || amount > lowStock) return children;
  return <span className={amount > 0 ? styles.low : styles.out}>{children}</span>;
}
