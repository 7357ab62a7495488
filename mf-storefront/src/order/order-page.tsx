import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CartSkeleton } from '../cart-page/cart-skeleton.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { knownPhone } from './known-orders.ts';
import { OrderLookup } from './order-lookup.tsx';
import * as styles from './order-page.module.css';

/** Renders an order, whose phone number is stored in this tab or entered. The server has neither and renders a skeleton. */
export function OrderPage() {
  const { reference = '' } = useParams();
  const isHydrated = useIsHydrated();
  return (
    <section className={styles['page']} aria-labelledby="order-heading" data-owns-chat="true">
      <h1 id="order-heading" tabIndex={-1}>
        Order {reference}
      </h1>
      <div className={styles['scripted']}>
        {isHydrated ? <KnownOrder key={reference} reference={reference} /> : <CartSkeleton count={2} />}
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
      <p>This page needs JavaScript, which is off in your browser. Ask us about your order on WhatsApp.</p>
      {shop !== undefined && (
        <ChatLink phone={shop.chat_phone} message={`Hi, what is the status of my order ${reference}?`} />
      )}
    </div>
  );
}
