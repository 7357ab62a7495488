import { useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { useShop } from '../frame/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { knownPhone } from './known-orders.ts';
import { OrderLookup } from './order-lookup.tsx';
import * as styles from './order-page.module.css';

/** One order, for who made it in this tab or knows its phone number. The server knows neither. */
export function OrderPage() {
  const { reference = '' } = useParams();
  const isServed = useSyncExternalStore(never, isInBrowser, isOnServer);
  return (
    <section className={styles['page']} aria-labelledby="order-heading" data-owns-chat="true">
      <h1 id="order-heading" tabIndex={-1}>
        Order {reference}
      </h1>
      <div className={styles['scripted']}>
        {isServed ? <CartSkeleton count={2} /> : <KnownOrder key={reference} reference={reference} />}
      </div>
      <WithoutScripts reference={reference} />
    </section>
  );
}

function KnownOrder({ reference }: { reference: string }) {
  const [phone, setPhone] = useState(() => knownPhone(reference));
  return <OrderLookup reference={reference} phone={phone} onPhone={setPhone} />;
}

function WithoutScripts({ reference }: { reference: string }) {
  const shop = useShop();
  return (
    <div className={styles['withoutScripts']}>
      <p>Your order is shown by scripts, which are off in your browser. Ask us on the chat how far it is.</p>
      {shop !== undefined && <ChatLink phone={shop.chat_phone} words={`Hi, how far is my order ${reference}?`} />}
    </div>
  );
}

/** Whether the page is still the server’s never changes back. */
function never(): () => void {
  return () => undefined;
}

function isInBrowser(): boolean {
  return false;
}

function isOnServer(): boolean {
  return true;
}
