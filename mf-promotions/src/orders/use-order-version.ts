import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@lumora/shared-contract';
import { orderQuery } from './orders-api.ts';

/** The order as a dialog last read it, and the way to read it anew when somebody else has changed it. */
export function useOrderVersion(opened: OrderDetail) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(opened);

  async function readAnew(): Promise<OrderDetail> {
    const now = await queryClient.query({ ...orderQuery(opened.id), staleTime: 0 });
    setOrder(now);
    return now;
  }

  return { queryClient, order, readAnew };
}
