import { useRef, type ReactNode } from 'react';
import type { CartQuote } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { useScrollPadding } from '../browser-state/use-scroll-padding.ts';
import { formatItemCount } from '../cart/cart-count.ts';
import { classNames } from '../styles/class-names.ts';
import * as buttons from '../styles/buttons.module.css';
import { checkoutFormId } from './checkout-form.tsx';
import type { OrderSubmission } from './checkout-reducer.ts';
import * as styles from './checkout-sum.module.css';

interface OrderBarProps {
  quote: CartQuote;
  /** the quote is that of an earlier cart and must not be ordered */
  isStale: boolean;
  submission: OrderSubmission;
  /** the quote rejects the voucher, for the reason at the voucher field */
  isVoucherRejected: boolean;
  /** the server rejected an order because of the voucher; the next order omits it */
  isWithoutVoucher: boolean;
  /** message about the state of the order */
  children: ReactNode;
}

/** Renders the total and the submit button; on phones it is fixed to the bottom of the screen. */
export function OrderBar({ children, ...order }: OrderBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div ref={bar} className={styles['bar']}>
      {children}
      {order.submission.is !== 'unconfirmed' && <OrderButton {...order} />}
    </div>
  );
}

function OrderButton({
  quote,
  isStale,
  submission,
  isVoucherRejected,
  isWithoutVoucher,
}: Omit<OrderBarProps, 'children'>) {
  const { pieces, saved, total, voucher } = quote;
  const allSaved = saved + (voucher?.discount ?? 0);
  const isSending = submission.is === 'sending';
  return (
    <>
      <div className={styles['texts']}>
        <p className={classNames(styles['total'], isStale && styles['stale'])} aria-live="polite">
          <span>Total for {formatItemCount(pieces)}</span> <b>{rupees(total)}</b>
        </p>
        {isVoucherRejected && <p className={styles['rejected']}>Voucher not applied</p>}
        {allSaved > 0 && <p className={styles['saved']}>You save {rupees(allSaved)}</p>}
      </div>
      <button
        form={checkoutFormId}
        className={buttons['buy']}
        aria-busy={isSending}
        aria-disabled={isSending || isStale}
      >
        {isSending ? 'Placing order…' : `Place order${isWithoutVoucher ? ' without voucher' : ''}`}
      </button>
    </>
  );
}
