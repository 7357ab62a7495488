import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse, CartLine, CartQuote } from '@lumora/shared-contract';

interface Quoted {
  /** the last one that was answered, undefined before the first */
  quote: CartQuote | undefined;
  /** the lines have changed since */
  isStale: boolean;
  isError: boolean;
  retry: () => void;
}

/** What is asked beside the lines. */
interface Asking {
  voucher: string | null;
  /** whose limits of the voucher count; undefined while that is not known */
  phone?: string | undefined;
}

/** What the lines cost with a voucher. A quote that fails takes nothing away: the one before stays in sight. */
export function useQuote(lines: CartLine[], asking: Asking): Quoted {
  const { data, isError, refetch } = useQuery({ ...quoteQuery(lines, asking), enabled: lines.length > 0 });
  const [last, keepLast] = useState(data);
  if (data !== undefined && data !== last) keepLast(data);
  return { quote: data ?? last, isStale: data === undefined, isError, retry: () => void refetch() };
}

/** Prices and stock are those of the moment: asked for anew whenever the cart is looked at. */
function quoteQuery(lines: CartLine[], { voucher, phone }: Asking) {
  const asked = { lines, ...(voucher !== null && { voucher, ...(phone !== undefined && { phone }) }) };
  return queryOptions({
    queryKey: ['cart-quote', asked],
    queryFn: async ({ signal }) => (await http.post<ApiResponse<CartQuote>>('/cart/quote', asked, { signal })).data,
    staleTime: 0,
    retry: false, // the page says it and offers to try again
    networkMode: 'always', // without a network that is said, not waited for
  });
}
