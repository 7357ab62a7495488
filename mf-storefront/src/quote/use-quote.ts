import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { CartLine, CartQuote } from '@lumora/shared-contract/cart';
import type { ApiResponse } from '@lumora/shared-contract/http';

/** The quote of a cart and the state of its request. */
export interface QuoteState {
  /** the last received quote, undefined before the first */
  quote: CartQuote | undefined;
  /** the lines have changed since */
  isStale: boolean;
  isError: boolean;
  retry: () => void;
}

/** Input of the quote besides the lines. */
interface QuoteOptions {
  voucher: string | null;
  /** customer for the voucher's limit per customer; undefined while unknown */
  phone?: string | undefined;
}

/** Fetches the quote of the lines with a voucher. While a new quote loads or fails, returns the previous one as stale. */
export function useQuote(lines: CartLine[], options: QuoteOptions): QuoteState {
  const { data, isError, refetch } = useQuery({ ...quoteQuery(lines, options), enabled: lines.length > 0 });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return { quote: data ?? last, isStale: data === undefined, isError, retry: () => void refetch() };
}

/** Never fresh, because prices and stock change: refetched whenever the cart is shown. */
function quoteQuery(lines: CartLine[], { voucher, phone }: QuoteOptions) {
  const input = { lines, ...(voucher !== null && { voucher, ...(phone !== undefined && { phone }) }) };
  return queryOptions({
    queryKey: ['cart-quote', input],
    queryFn: async ({ signal }) => (await http.post<ApiResponse<CartQuote>>('/cart/quote', input, { signal })).data,
    staleTime: 0,
    retry: false, // the page shows the error with a retry button
    networkMode: 'always', // fails at once when offline instead of waiting for the network
  });
}
