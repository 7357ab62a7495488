import type { ReactNode } from 'react';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as buttons from '../styles/buttons.module.css';
import type { OrderSubmission } from './checkout-reducer.ts';
import * as styles from './checkout-sum.module.css';

interface OrderStateProps {
  submission: OrderSubmission;
  onSendAgain: () => void;
  /** replaces the rejection of an order because of its voucher */
  children?: ReactNode;
}

/** Renders the alert of a rejected order, or of an order without a response with a button to send it again. */
export function OrderState({ submission, onSendAgain, children = null }: OrderStateProps) {
  return (
    <div role="alert" className={styles['state']}>
      {children}
      {submission.is === 'rejected' && (submission.fields['voucher'] === undefined || children === null) && (
        <p>{submission.message}</p>
      )}
      {submission.is === 'unconfirmed' && <Unconfirmed message={submission.message} onSendAgain={onSendAgain} />}
    </div>
  );
}

interface UnconfirmedProps {
  message?: string | undefined;
  onSendAgain: () => void;
}

function Unconfirmed({ message, onSendAgain }: UnconfirmedProps) {
  const shop = useShop();
  return (
    <>
      <p>
        {message ?? 'We could not confirm that your order reached the shop.'} Try again: it will not be placed twice.
      </p>
      <button type="button" className={buttons['primary']} onClick={onSendAgain}>
        Try again
      </button>
      {shop !== undefined && <ChatLink phone={shop.chat_phone} message="Hi, did my order reach you?" />}
    </>
  );
}
