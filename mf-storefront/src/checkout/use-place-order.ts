import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import type { ShopOrder } from '@lumora/shared-contract';
import { useNavigate } from 'react-router-dom';
import { saveKnownOrder } from '../order/known-orders.ts';
import { orderQuery } from '../order/order-query.ts';
import {
  isRateLimited,
  newAttempt,
  sendOrder,
  pendingAttempt,
  type OrderAttempt,
  type OrderBody,
} from './order-attempt.ts';

/**
 * `unanswered`: sent without a response, so the order may have been placed. `rejected`: the server rejected the order;
 * `fields` holds its validation messages.
 */
export type OrderSubmission =
  | { is: 'ready' | 'sending' }
  | { is: 'unanswered'; message?: string }
  | { is: 'rejected'; message: string; fields: Record<string, string>; body: OrderBody };

interface PlaceOrder {
  ordering: OrderSubmission;
  /** Sends an order, or the pending attempt if there is one. Does nothing while one is being sent. */
  order: (request: Omit<OrderAttempt, 'key'>) => void;
  /** Sends the pending attempt again. */
  sendAgain: () => void;
}

interface Listeners {
  onOrdered: (order: ShopOrder, attempt: OrderAttempt) => void;
  onRejected: (fields: Record<string, string>, body: OrderBody) => void;
}

/** Places one order at a time. A second click, a reload or a lost response never results in a second order. */
export function usePlaceOrder({ onOrdered, onRejected }: Listeners): PlaceOrder {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [ordering, setOrdering] = useState<OrderSubmission>(() => ({
    is: pendingAttempt() === null ? 'ready' : 'unanswered',
  }));

  async function send(attempt: OrderAttempt) {
    if (isSending.current) return;
    isSending.current = true;
    setOrdering({ is: 'sending' });
    try {
      handleOrdered(await sendOrder(attempt), attempt);
    } catch (error) {
      handleError(error, attempt.body);
    } finally {
      isSending.current = false;
    }
  }

  function handleOrdered(order: ShopOrder, attempt: OrderAttempt) {
    saveKnownOrder(order);
    queries.setQueryData(orderQuery(order.reference, order.phone).queryKey, order);
    onOrdered(order, attempt);
    void navigate(`/orders/${order.reference}`, { replace: true });
  }

  function handleError(error: unknown, body: OrderBody) {
    if (!isHttpError(error) || pendingAttempt() !== null)
      return setOrdering({ is: 'unanswered', ...(isRateLimited(error) && { message: errorMessage(error) }) });
    const { message, fields = {} } = error;
    setOrdering({ is: 'rejected', message, fields, body });
    onRejected(fields, body);
  }

  return {
    ordering,
    order: (request) => void send(pendingAttempt() ?? newAttempt(request)),
    sendAgain() {
      const attempt = pendingAttempt();
      if (attempt !== null) void send(attempt);
    },
  };
}
