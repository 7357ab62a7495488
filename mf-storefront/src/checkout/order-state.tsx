import type { ReactNode } from 'react';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as buttons from '../styles/buttons.module.css';
import type { OrderSubmission } from './use-place-order.ts';
import * as styles from './checkout-sum.module.css';

interface OrderStateProps {
  ordering: OrderSubmission;
  onSendAgain: () => void;
  /** message about the voucher; replaces the rejection of an order because of its voucher */
  children: ReactNode;
}

/** Renders the alert of a rejected order, or of an order without a response with a button to send it again. */
export function OrderState({ ordering, onSendAgain, children }: OrderStateProps) {
  return (
    <div role="alert" className={styles['state']}>
      {children}
      {ordering.is === 'rejected' && (ordering.fields['voucher'] === undefined || children === null) && (
        <p>{ordering.message}</p>
      )}
      {ordering.is === 'unanswered' && <Unanswered message={ordering.message} onSendAgain={onSendAgain} />}
    </div>
  );
}

interface UnansweredProps {
  message?: string | undefined;
  onSendAgain: () => void;
}

function Unanswered({ message, onSendAgain }: UnansweredProps) {
  const shop = useShop();
  return (
    <>
      <p>
        {message ?? 'We could not hear whether your order reached the shop.'} Nothing is lost: try again, and however
        often you do, it stays one order.
      </p>
      <button type="button" className={buttons['primary']} onClick={onSendAgain}>
        Try again
      </button>
      {shop !== undefined && <ChatLink isQuiet phone={shop.chat_phone} message="Hi, did my order reach you?" />}
    </>
  );
}
