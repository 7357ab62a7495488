import { ChatLink } from '../links/chat-link.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { PhoneForm, type PhoneFormProps } from './phone-form.tsx';
import { StepMeanings } from './step-meanings.tsx';
import * as styles from './order-lookup.module.css';

/** Renders the form for the phone number of an order, help, and what the steps of an order mean. */
export function PhoneLookup({ reference, ...form }: PhoneFormProps & { reference: string }) {
  return (
    <div className={styles['lookup']}>
      <div className={styles['ask']}>
        <PhoneForm {...form} />
        <LookupHelp reference={reference} />
      </div>
      <StepMeanings />
    </div>
  );
}

/** Offers to find an order whose phone number the shopper does not know. */
function LookupHelp({ reference }: { reference: string }) {
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
