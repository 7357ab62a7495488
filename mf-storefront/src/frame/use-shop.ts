import { createContext, use } from 'react';
import type { ShopInfo } from '@lumora/shared-contract';

/** The shop's facts for all in the frame, which asks once: a query in each card costs a fifth of a page's rendering. */
export const ShopContext = createContext<ShopInfo | undefined>(undefined);

/** The shop's facts, undefined until they are known. */
export function useShop(): ShopInfo | undefined {
  return use(ShopContext);
}
