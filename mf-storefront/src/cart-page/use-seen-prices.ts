import { useEffect, useState } from 'react';
import type { CartQuote } from '@lumora/shared-contract/cart';
import { readSeenPrices, storeSeenPrices, type SeenPrices } from '../cart/seen-prices.ts';

/** Returns the prices that the shopper had seen before the cart was opened, and stores those of the quote. */
export function useSeenPrices(quote: CartQuote | undefined): SeenPrices {
  const [seen] = useState(readSeenPrices);
  useEffect(() => {
    if (quote !== undefined) storeSeenPrices(quote.lines);
  }, [quote]);
  return seen;
}
