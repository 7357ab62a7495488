import { useQuery } from '@tanstack/react-query';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { CartPlaces } from '../cart/cart-places.tsx';
import * as buttons from '../look/buttons.module.css';
import { rememberOrder } from './known-orders.ts';
import { orderQuery } from './order-query.ts';
import { OrderView } from './order-view.tsx';
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
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(reference, phone ?? ''),
    enabled: phone !== null,
  });

  function look(typed: string) {
    rememberOrder({ reference, phone: typed });
    if (typed === phone) void refetch();
    else onPhone(typed);
  }

  if (data !== undefined) return <OrderView order={data} />;
  if (phone !== null && error === null) return <CartPlaces count={2} />;
  if (error !== null && !isRefusal(error)) {
    return (
      <div role="alert" className={styles['note']}>
        <p>We cannot show your order right now. {errorMessage(error)}. Nothing is lost.</p>
        <button type="button" className={buttons['quiet']} aria-busy={isFetching} onClick={() => void refetch()}>
          Try again
        </button>
      </div>
    );
  }
  return <PhoneForm tried={phone} refusal={error === null ? undefined : errorMessage(error)} onPhone={look} />;
}

/** The server has judged reference and number; anything else is worth trying again as it is. */
function isRefusal(error: Error): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500;
}
