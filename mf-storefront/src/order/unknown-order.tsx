import { useState } from 'react';
import { ChatLink } from '../links/chat-link.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { toFindOrderErrors } from './find-order-errors.ts';
import { StepMeanings } from './step-meanings.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import * as styles from './find-order.module.css';

interface UnknownOrderProps {
  reference: string;
  /** number that the server rejected; null before the first attempt */
  phone: string | null;
  error: Error | null;
}

/** Renders the form for the number of an order and its phone number, help, and what the steps of an order mean. */
export function UnknownOrder({ reference, phone, error }: UnknownOrderProps) {
  const [typed, setTyped] = useState({ reference, phone: phone ?? '' });
  return (
    <>
      <p className={styles['lead']}>
        Enter the mobile number that you ordered with. It confirms that the order is yours.
      </p>
      <div className={styles['find']}>
        <div className={styles['ask']}>
          <FindOrderForm
            typed={typed}
            onChange={setTyped}
            firstErrors={error ? toFindOrderErrors(error) : {}}
            replace
          />
          <FindOrderHelp reference={reference} />
        </div>
        <StepMeanings />
      </div>
    </>
  );
}

/** Offers to find an order whose phone number the shopper does not know. */
function FindOrderHelp({ reference }: { reference: string }) {
  const shop = useShop();
  return (
    <aside className={styles['help']} aria-labelledby="help-heading">
      <h2 id="help-heading">Not sure which number?</h2>
      <p>It is in our message about your order. We can also find it by your name.</p>
      {shop !== undefined && (
        <ChatLink phone={shop.chat_phone} message={`Hi, what is the status of my order ${reference}? My name is `} />
      )}
    </aside>
  );
}
