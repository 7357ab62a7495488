import { useSyncExternalStore } from 'react';
import type { CartLine } from '@lumora/shared-contract';
import { cart } from './cart-store.ts';

/** Returns the lines of the cart; null on the server and until the page is hydrated. */
export function useCart(): CartLine[] | null {
  return useSyncExternalStore<CartLine[] | null>(cart.subscribe, cart.get, serverSnapshot);
}

function serverSnapshot(): null {
  return null;
}
