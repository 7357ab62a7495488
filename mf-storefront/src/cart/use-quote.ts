import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { Answer, CartLine, CartQuote } from '@lumora/shared-contract';

interface Quoted {
  /** the last one that was answered, undefined before the first */
  quote: CartQuote | undefined;
  /** the lines have changed since */
  isStale: boolean;
  isError: boolean;
  retry: () => void;
}

/** What the lines cost. A quote that fails takes nothing away: the one before stays in sight. */
export function useQuote(lines: CartLine[]): Quoted {
  const { data, isError, refetch } = useQuery({ ...quoteQuery(lines), enabled: lines.length > 0 });
  const [last, keepLast] = useState(data);
  if (data !== undefined && data !== last) keepLast(data);
  return { quote: data ?? last, isStale: data === undefined, isError, retry: () => void refetch() };
}

/** Prices and stock are those of the moment: asked for anew whenever the cart is looked at. */
function quoteQuery(lines: CartLine[]) {
  return queryOptions({
    queryKey: ['cart-quote', lines],
    queryFn: async ({ signal }) => (await http.post<Answer<CartQuote>>('/cart/quote', { lines }, { signal })).data,
    staleTime: 0,
    retry: false, // the page says it and offers to try again
    networkMode: 'always', // without a network that is said, not waited for
  });
}
