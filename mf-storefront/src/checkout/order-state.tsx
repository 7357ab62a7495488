import type { ReactNode } from 'react';
import { rupees } from '@lumora/shared-contract/format';
import { formatItemCount, piecesIn } from '../cart/cart-count.ts';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as buttons from '../styles/buttons.module.css';
import type { OrderBody } from './order-attempt.ts';
import type { OrderSubmission } from './checkout-reducer.ts';
import type { PendingOrderActions } from './use-place-order.ts';
import * as styles from './checkout-sum.module.css';

interface OrderStateProps {
  submission: OrderSubmission;
  pending: PendingOrderActions;
  /** replaces the rejection of an order because of its voucher */
  children?: ReactNode;
}

/**
 * Renders the alert of a rejected order, or of an order without a response with buttons to send it again and to place
 * another one.
 */
export function OrderState({ submission, pending, children = null }: OrderStateProps) {
  return (
    <div role="alert" className={styles['state']}>
      {children}
      {submission.is === 'rejected' && (submission.fields['voucher'] === undefined || children === null) && (
        <p>{submission.message}</p>
      )}
      {submission.is === 'busy' && (
        <p>Another order of yours is still being sent. Look at your other tab of the shop, or close it.</p>
      )}
      {submission.is === 'unconfirmed' && (
        <Unconfirmed message={submission.message} body={submission.body} pending={pending} />
      )}
    </div>
  );
}

interface UnconfirmedProps {
  message?: string | undefined;
  body: OrderBody;
  pending: PendingOrderActions;
}

function Unconfirmed({ message, body, pending }: UnconfirmedProps) {
  const shop = useShop();
  return (
    <>
      <p>
        {message ?? 'We could not confirm that your order reached the shop.'} Try again: it will not be placed twice. It
        is for {formatItemCount(piecesIn(body.lines))} at {rupees(body.total)}, to {body.name}, {body.address}.
      </p>
      <button type="button" className={buttons['primary']} onClick={pending.sendAgain}>
        Try again
      </button>
      {shop !== undefined && <ChatLink phone={shop.chat_phone} message="Hi, did my order reach you?" />}
      <button type="button" className={buttons['quiet']} onClick={pending.drop}>
        Place another order
      </button>
    </>
  );
}
