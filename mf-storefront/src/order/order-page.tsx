import { useLocation, useParams } from 'react-router-dom';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { FoundOrder } from './found-order.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderWithoutScripts } from './order-without-scripts.tsx';
import * as scripting from '../styles/scripting.module.css';
import * as styles from './order-page.module.css';

/** Renders an order, whose phone number is stored in this tab or entered. The server has neither and renders a skeleton. */
export function OrderPage() {
  const { reference = '' } = useParams();
  const { key } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <section className={styles['page']} aria-labelledby="order-heading" data-owns-chat="true">
      <h1 id="order-heading" tabIndex={-1}>
        Order {reference}
      </h1>
      <div className={scripting['scripted']}>
        {isHydrated ? <FoundOrder key={key} reference={reference} /> : <OrderSkeleton reference={reference} />}
      </div>
      <OrderWithoutScripts message={`Hi, what is the status of my order ${reference}?`} />
    </section>
  );
}
