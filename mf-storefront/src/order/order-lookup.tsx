import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import * as buttons from '../styles/buttons.module.css';
import { saveKnownOrder } from './known-orders.ts';
import { orderQuery } from './order-query.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { PhoneLookup } from './phone-lookup.tsx';
import * as styles from './order-page.module.css';

interface OrderLookupProps {
  reference: string;
  /** stored or typed phone number; null without one */
  phone: string | null;
  onPhone: (phone: string) => void;
}

/** Renders the order with the given phone number, or the form for the number while it is missing or wrong. */
export function OrderLookup({ reference, phone, onPhone }: OrderLookupProps) {
  const [isTyped, setTyped] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(reference, phone ?? ''),
    enabled: phone !== null,
  });
  const isFound = data !== undefined;
  useEffect(() => {
    if (data !== undefined) saveKnownOrder(data);
  }, [data]);
  useEffect(() => {
    // the focused form is no longer rendered
    if (isFound && isTyped) document.getElementById('order-heading')?.focus();
  }, [isFound, isTyped]);

  function lookUp(typed: string) {
    setTyped(true);
    if (typed === phone) void refetch();
    else onPhone(typed);
  }

  if (isFound) return <OrderDetails order={data} />;
  if (isTyped || phone === null || isRejection(error))
    return (
      <PhoneLookup
        reference={reference}
        lastPhone={phone}
        rejection={error && messageOf(error)}
        isLoading={isFetching}
        onPhone={lookUp}
      />
    );
  if (error === null) return <OrderSkeleton reference={reference} />;
  return (
    <div role="alert" className={styles['note']}>
      <p>{messageOf(error)}</p>
      <button type="button" className={buttons['quiet']} aria-busy={isFetching} onClick={() => void refetch()}>
        Try again
      </button>
    </div>
  );
}

/** Returns whether the server rejected reference and number (4xx); after any other error a retry makes sense. */
function isRejection(error: Error | null): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500;
}

function messageOf(error: Error): string {
  const message = errorMessage(error);
  return isRejection(error) ? message : `We cannot show your order right now. ${message}.`;
}
