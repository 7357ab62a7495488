import { useState } from 'react';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { deliveryDates } from './delivery.ts';
import { dispatchTime } from './dispatch-time.ts';
import * as styles from './delivery-dates.module.css';

/** Renders when an order of today arrives; the server, whose pages are cached, renders the time without dates. */
export function DeliveryDates() {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  return <p className={styles['dates']}>{isHydrated ? datesText(now) : `Free shipping, ${dispatchTime}.`}</p>;
}

function datesText(now: Date): string {
  const { dispatch, arrival } = deliveryDates(now);
  return `Order today: dispatched ${dispatch}, in most cities ${arrival}.`;
}
