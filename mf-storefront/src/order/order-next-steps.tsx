import type { ShopOrder } from '@lumora/shared-contract/orders';
import { designIdOf } from '../links/design-url.ts';
import { plannedDates } from './planned-dates.ts';
import * as styles from './order-page.module.css';

/** Renders what happens next with an order that is not dispatched yet, with dates; nothing for other orders. */
export function OrderNextSteps({ order }: { order: ShopOrder }) {
  const planned = plannedDates(order);
  if (!planned) return null;
  const steps = [
    ...(order.status === 'new' ? ['Within a day we confirm your order, by phone or on WhatsApp.'] : []),
    ...(order.lines.some(({ path }) => designIdOf(path) !== undefined) ? customSignSteps : stockSteps),
    `${planned.dispatched}: your order leaves our workshop, and you get the tracking number.`,
    `${planned.delivered}: it reaches you, in most cities. Record a video while you open the box.`,
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

const customSignSteps = [
  'We send you the drawing of your custom sign, and begin once you approve it. Approve it within a day to keep the dates below.',
  'Then we bend, wire and test it, and send you a photo of it lit.',
];

const stockSteps = ['We prepare and test your order, and send you a photo of it lit.'];
