import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import type { ShopOrder } from '@lumora/shared-contract';
import { useNavigate } from 'react-router-dom';
import { saveKnownOrder } from '../order/known-orders.ts';
import { orderQuery } from '../order/order-query.ts';
import {
  isTooSoon,
  newAttempt,
  sendOrder,
  pendingAttempt,
  type OrderAttempt,
  type OrderBody,
} from './order-attempt.ts';

/** `unanswered`: sent, and nobody knows whether it arrived. `refused`: nothing was ordered, `fields` says about what. */
export type OrderSubmission =
  | { is: 'ready' | 'sending' }
  | { is: 'unanswered'; message?: string }
  | { is: 'refused'; message: string; fields: Record<string, string>; body: OrderBody };

interface UseOrdering {
  ordering: OrderSubmission;
  /** sends what is ordered; does nothing while an order is under way or unanswered */
  order: (ordered: Omit<OrderAttempt, 'key'>) => void;
  /** sends once more what was not answered */
  sendAgain: () => void;
}

interface Listeners {
  onOrdered: (order: ShopOrder, attempt: OrderAttempt) => void;
  onRefused: (fields: Record<string, string>, body: OrderBody) => void;
}

/** One order at a time, once each: a second click, a reload or a lost answer leads to the same one. */
export function usePlaceOrder({ onOrdered, onRefused }: Listeners): UseOrdering {
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
      arrive(await sendOrder(attempt), attempt);
    } catch (error) {
      fail(error, attempt.body);
    } finally {
      isSending.current = false;
    }
  }

  function arrive(order: ShopOrder, attempt: OrderAttempt) {
    saveKnownOrder(order);
    queries.setQueryData(orderQuery(order.reference, order.phone).queryKey, order);
    onOrdered(order, attempt);
    void navigate(`/orders/${order.reference}`, { replace: true });
  }

  function fail(error: unknown, body: OrderBody) {
    if (!isHttpError(error) || pendingAttempt() !== null)
      return setOrdering({ is: 'unanswered', ...(isTooSoon(error) && { message: errorMessage(error) }) });
    const { message, fields = {} } = error;
    setOrdering({ is: 'refused', message, fields, body });
    onRefused(fields, body);
  }

  return {
    ordering,
    order: (ordered) => void send(pendingAttempt() ?? newAttempt(ordered)),
    sendAgain() {
      const attempt = pendingAttempt();
      if (attempt !== null) void send(attempt);
    },
  };
}
