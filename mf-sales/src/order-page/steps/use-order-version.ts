import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { orderQuery } from '../../orders/orders-api.ts';

/** Holds the version of an order that a dialog edits, and reloads it after a conflict. */
export function useOrderVersion(opened: OrderDetail) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(opened);

  async function reloadOrder(): Promise<OrderDetail> {
    const current = await queryClient.query({ ...orderQuery(opened.id), staleTime: 0 });
    setOrder(current);
    return current;
  }

  return { queryClient, order, reloadOrder };
}
