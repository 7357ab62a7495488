import { lowStock } from '@lumora/shared-contract/catalog';
import * as styles from './stock-amount.module.css';

interface StockAmountProps {
  amount: number;
  /** text of the amount */
  children: string;
}

/** Renders an amount of stock: coloured if it is low, in another colour if it is sold out. */
export function StockAmount({ amount, children }: StockAmountProps) {
  if (!(amount <= lowStock)) return children;
  return <span className={amount > 0 ? styles.low : styles.out}>{children}</span>;
}
