import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as buttons from '../styles/buttons.module.css';
import { knownPhone } from './known-orders.ts';
import { findOrderMessage } from './find-order-errors.ts';
import { isRejection } from './is-rejection.ts';
import { orderQuery } from './order-query.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import * as styles from './order-page.module.css';

/** Renders an order whose phone number is stored in this tab, or the form that finds it. */
export function FoundOrder({ reference }: { reference: string }) {
  const [phone] = useState(() => knownPhone(reference));
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(reference, phone ?? ''),
    enabled: phone !== null,
  });

  if (data !== undefined) return <OrderDetails order={data} />;
  if (phone === null || isRejection(error)) return <UnknownOrder reference={reference} phone={phone} error={error} />;
  if (error === null) return <OrderSkeleton reference={reference} />;
  return (
    <div role="alert" className={styles['note']}>
      <p>{findOrderMessage(error)}</p>
      <button type="button" className={buttons['quiet']} aria-busy={isFetching} onClick={() => void refetch()}>
        Try again
      </button>
    </div>
  );
}
