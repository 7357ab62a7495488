import type { CartLine } from '@lumora/shared-contract/cart';
import * as buttons from '../styles/buttons.module.css';
import { formatItemCount, piecesIn } from '../cart/cart-count.ts';
import * as note from '../styles/note.module.css';

interface CartFailureProps {
  /** null when the quote is of the line of Buy Now, which is not in the cart */
  cart: CartLine[] | null;
  /** an earlier quote is still shown */
  isPriced: boolean;
  onRetry: () => void;
}

/** Renders the message that the quote cannot be loaded, with a button to try again. */
export function CartFailure({ cart, isPriced, onRetry }: CartFailureProps) {
  return (
    <div className={note['note']} role="alert">
      <p>
        {isPriced
          ? 'We cannot check prices and stock right now. They may have changed.'
          : 'We cannot show prices right now.'}
        {!isPriced && cart !== null && ` Your cart still has ${formatItemCount(piecesIn(cart))}.`}
      </p>
      <button type="button" className={buttons['quiet']} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
