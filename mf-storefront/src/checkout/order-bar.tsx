import type { ReactNode } from 'react';
import type { CartQuote } from '@lumora/shared-contract';
import { formatItemCount } from '../cart/cart-count.ts';
import { classNames } from '../styles/class-names.ts';
import * as buttons from '../styles/buttons.module.css';
import { rupees } from '../prices/rupees.ts';
import { checkoutFormId } from './checkout-form.tsx';
import type { OrderSubmission } from './use-place-order.ts';
import * as styles from './checkout-sum.module.css';

interface OrderBarProps {
  quote: CartQuote;
  /** of an earlier cart: nothing is ordered by it */
  isStale: boolean;
  ordering: OrderSubmission;
  /** the voucher that was asked for takes nothing off, and who places the order has been told so */
  isWithoutVoucher: boolean;
  /** words on how ordering goes */
  children: ReactNode;
}

/** What it costs, and the button that orders it; on a phone that stays where the thumb is. */
export function OrderBar({ children, ...order }: OrderBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      {order.ordering.is !== 'unanswered' && <OrderButton {...order} />}
    </div>
  );
}

function OrderButton({ quote, isStale, ordering, isWithoutVoucher }: Omit<OrderBarProps, 'children'>) {
  const { pieces, total } = quote;
  const isSending = ordering.is === 'sending';
  return (
    <>
      <p className={classNames(styles['total'], isStale && styles['stale'])} aria-live="polite">
        <span>Total for {formatItemCount(pieces)}</span> <b>{rupees(total)}</b>
      </p>
      <button
        form={checkoutFormId}
        className={buttons['primary']}
        data-tube="pink"
        aria-busy={isSending}
        aria-disabled={isSending || isStale}
      >
        {isSending ? 'Placing order…' : `Place order${isWithoutVoucher ? ' without voucher' : ''}`}
      </button>
    </>
  );
}
