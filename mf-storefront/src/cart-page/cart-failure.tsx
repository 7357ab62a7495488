import type { CartLine } from '@lumora/shared-contract/cart';
import * as buttons from '../styles/buttons.module.css';
import { formatItemCount, piecesIn } from '../cart/cart-count.ts';
import * as styles from './cart-page.module.css';

interface CartFailureProps {
  lines: CartLine[];
  /** an earlier quote is still shown */
  isPriced: boolean;
  onRetry: () => void;
}

/** Renders the message that the quote cannot be loaded, with a button to try again. */
export function CartFailure({ lines, isPriced, onRetry }: CartFailureProps) {
  return (
    <div className={styles['note']} role="alert">
      <p>
        {isPriced
          ? 'We cannot check prices and stock right now. They may have changed.'
          : `We cannot show prices right now. Your cart still has ${formatItemCount(piecesIn(lines))}.`}
      </p>
      <button type="button" className={buttons['quiet']} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
