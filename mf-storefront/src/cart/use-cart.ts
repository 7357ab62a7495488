import { useSyncExternalStore } from 'react';
import type { CartLine } from '@lumora/shared-contract';
import { cart } from './cart-store.ts';

/** The shopper's lines; null while nobody knows them, which is on the server and until its page is taken over. */
export function useCart(): CartLine[] | null {
  return useSyncExternalStore<CartLine[] | null>(cart.subscribe, cart.get, unknown);
}

function unknown(): null {
  return null;
}
