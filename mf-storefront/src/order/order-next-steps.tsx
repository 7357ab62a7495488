import type { ShopOrder } from '@lumora/shared-contract/orders';
import { deliveryDates } from '../delivery/delivery.ts';
import * as styles from './order-page.module.css';

/** Renders what happens next with an order that is not dispatched yet, with dates; nothing for other orders. */
export function OrderNextSteps({ order: { status, created_at } }: { order: ShopOrder }) {
  if (status !== 'new' && status !== 'confirmed') return null;
  const { dispatch, arrival } = deliveryDates(new Date(created_at));
  const steps = [
    ...(status === 'new' ? ['Within a day we confirm your order, by phone or on WhatsApp.'] : []),
    'We send you the drawing of your sign, and begin once you approve it.',
    'We bend, wire and test your sign, and send you a photo of it lit.',
    `${dispatch}: it leaves our workshop, and you get the tracking number.`,
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
