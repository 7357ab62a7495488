import { useAtomValue } from 'jotai';
import type { CartLine } from '@lumora/shared-contract/cart';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { cartAtom } from './cart-atom.ts';

/** Returns the lines of the cart; null on the server and until the page is hydrated. */
export function useCart(): CartLine[] | null {
  const lines = useAtomValue(cartAtom);
  return useIsHydrated() ? lines : null;
}
