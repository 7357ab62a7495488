import type { ShopOrder } from '@lumora/shared-contract/orders';
import { deliveryDates } from '../delivery/delivery.ts';
import * as styles from './order-page.module.css';

/** Renders what happens next with an order that is not dispatched yet, with dates; nothing for other orders. */
export function OrderNextSteps({ order: { status, created_at } }: { order: ShopOrder }) {
  if (status !== 'new' && status !== 'confirmed') return null;
  const { dispatch, arrival } = deliveryDates(new Date(created_at));
  const steps = [
    ...(status === 'new' ? ['Within a day we confirm your order, by phone or on WhatsApp.'] : []),
    'For a sign, we send you its drawing, and begin once you approve it. Approve it within a day to keep the dates below.',
    'Then we bend, wire and test it, and send you a photo of it lit.',
    `${dispatch}: your order leaves our workshop, and you get the tracking number.`,
    `${arrival}: it reaches you, in most cities. Record a video while you open the box.`,
  ];
  return (
    <section className={styles['card']} aria-label="What happens next">
      <h2>What happens next</h2>
      <ol className={styles['next']}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
