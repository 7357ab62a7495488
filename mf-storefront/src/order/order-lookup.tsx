import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import * as buttons from '../styles/buttons.module.css';
import { saveKnownOrder } from './known-orders.ts';
import { orderQuery } from './order-query.ts';
import { OrderDetails } from './order-details.tsx';
import { PhoneForm } from './phone-form.tsx';
import * as styles from './order-page.module.css';

interface OrderLookupProps {
  reference: string;
  /** as it is known or was typed; null before that */
  phone: string | null;
  onPhone: (phone: string) => void;
}

/** Finds the order by its phone number, and asks for that as long as none fits. */
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
    // the form that had the focus is gone
    if (isFound && isTyped) document.getElementById('order-heading')?.focus();
  }, [isFound, isTyped]);

  function look(typed: string) {
    setTyped(true);
    if (typed === phone) void refetch();
    else onPhone(typed);
  }

  if (isFound) return <OrderDetails order={data} />;
  if (isTyped || phone === null || isRefusal(error))
    return <PhoneForm tried={phone} refusal={error && wordsOf(error)} isLooking={isFetching} onPhone={look} />;
  if (error === null) return <CartSkeleton count={2} />;
  return (
    <div role="alert" className={styles['note']}>
      <p>{wordsOf(error)}</p>
      <button type="button" className={buttons['quiet']} aria-busy={isFetching} onClick={() => void refetch()}>
        Try again
      </button>
    </div>
  );
}

/** The server has judged reference and number; anything else is worth trying again as it is. */
function isRefusal(error: Error | null): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500;
}

function wordsOf(error: Error): string {
  const words = errorMessage(error);
  return isRefusal(error) ? words : `We cannot show your order right now. ${words}. Nothing is lost.`;
}
