import { useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { useShop } from '../frame/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { knownPhone } from './known-orders.ts';
import { OrderLookup } from './order-lookup.tsx';
import * as styles from './order-page.module.css';

/** Renders an order, whose phone number is stored in this tab or entered. The server has neither and renders a skeleton. */
export function OrderPage() {
  const { reference = '' } = useParams();
  const isHydrating = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  return (
    <section className={styles['page']} aria-labelledby="order-heading" data-owns-chat="true">
      <h1 id="order-heading" tabIndex={-1}>
        Order {reference}
      </h1>
      <div className={styles['scripted']}>
        {isHydrating ? <CartSkeleton count={2} /> : <KnownOrder key={reference} reference={reference} />}
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
      {shop !== undefined && <ChatLink phone={shop.chat_phone} message={`Hi, how far is my order ${reference}?`} />}
    </div>
  );
}

/** Subscribes to nothing: React itself switches from the server snapshot after hydration. */
function neverChanges(): () => void {
  return () => undefined;
}

function isInBrowser(): boolean {
  return false;
}

function isOnServer(): boolean {
  return true;
}
