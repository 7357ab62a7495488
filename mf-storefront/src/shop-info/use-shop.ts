import { createContext, use } from 'react';
import type { ShopInfo } from '@lumora/shared-contract/storefront';

/** The shop's data for all components of the frame. A query in each card would take a fifth of a page's rendering time. */
export const ShopContext = createContext<ShopInfo | undefined>(undefined);

/** Returns the shop's data, undefined until it is loaded. */
export function useShop(): ShopInfo | undefined {
  return use(ShopContext);
}
