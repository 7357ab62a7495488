import { useState } from 'react';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { deliveryDates } from './delivery.ts';
import * as styles from './delivery-dates.module.css';

/** Renders when an order of today is dispatched and arrives. */
export function DeliveryDates() {
  const { dispatch, arrival } = useDeliveryDates();
  return <p className={styles['dates']}>{`Order today: dispatched ${dispatch}, in most cities ${arrival}.`}</p>;
}

/**
 * Renders when an order of today arrives, below a text with the time until its dispatch. The server, whose pages are
 * cached, renders no dates.
 */
export function ArrivalDates() {
  const { arrival } = useDeliveryDates();
  return (
    <p className={styles['dates']}>
      {useIsHydrated() ? `Order today: in most cities ${arrival}.` : 'Free shipping all over India.'}
    </p>
  );
}

function useDeliveryDates() {
  return useState(() => deliveryDates(new Date()))[0];
}
