import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { useNavigate } from 'react-router-dom';
import { withTabLock } from '../browser-state/with-tab-lock.ts';
import { placedOrderStorage } from '../cart/placed-order.ts';
import { saveKnownOrder } from '../order/known-orders.ts';
import { orderQuery } from '../order/order-query.ts';
import type { OrderSubmission } from './checkout-reducer.ts';
import {
  dropAttempt,
  isRateLimited,
  newAttempt,
  sendOrder,
  pendingAttempt,
  type OrderAttempt,
} from './order-attempt.ts';

/** What can be done with the order of this tab without a response. */
export interface PendingOrderActions {
  /** Sends it again. If the server has rejected it since, the checkout is ready for another order. */
  sendAgain: () => void;
  /** Forgets it, so that another order can be placed. */
  drop: () => void;
}

interface PlaceOrder extends PendingOrderActions {
  /** Sends an order. Does nothing while one is being sent. */
  order: (request: Omit<OrderAttempt, 'key'>) => void;
}

interface Listeners {
  onSubmission: (submission: OrderSubmission) => void;
  /** called before the order page opens */
  onOrdered: (order: ShopOrder, attempt: OrderAttempt) => void;
}

/**
 * Places one order at a time: a second click, a reload or a lost response never results in a second order, nor does a second
 * tab while the first one sends.
 */
export function usePlaceOrder({ onSubmission, onOrdered }: Listeners): PlaceOrder {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSending = useRef(false);

  async function send(attempt: OrderAttempt, sendAttempt: () => Promise<ShopOrder | null>) {
    if (isSending.current) return;
    isSending.current = true;
    onSubmission({ is: 'sending' });
    try {
      const order = await sendAttempt();
      if (order === null) onSubmission({ is: 'busy' });
      else handleOrdered(order, attempt);
    } catch (error) {
      onSubmission(failedSubmission(error, attempt));
    } finally {
      isSending.current = false;
    }
  }

  function handleOrdered(order: ShopOrder, attempt: OrderAttempt) {
    saveKnownOrder(order);
    placedOrderStorage.set(order.reference);
    queries.setQueryData(orderQuery(order.reference, order.phone).queryKey, order);
    onOrdered(order, attempt);
    void navigate(`/orders/${order.reference}`, { replace: true });
  }

  return {
    order(request) {
      const attempt = newAttempt(request);
      void send(attempt, () => withTabLock('lumora-order', () => sendOrder(attempt)));
    },
    sendAgain() {
      const attempt = pendingAttempt();
      // without one, the server has rejected it since, for a checkout that the shopper had left
      if (attempt === null) onSubmission({ is: 'ready' });
      else void send(attempt, () => sendOrder(attempt));
    },
    drop() {
      dropAttempt();
      onSubmission({ is: 'ready' });
    },
  };
}

function failedSubmission(error: unknown, { body }: OrderAttempt): OrderSubmission {
  if (!isHttpError(error) || pendingAttempt() !== null)
    return { is: 'unconfirmed', body, ...(isRateLimited(error) && { message: errorMessage(error) }) };
  const { message, fields = {} } = error;
  return { is: 'rejected', message, fields, body };
}
