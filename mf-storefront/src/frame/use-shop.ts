import { useQuery } from '@tanstack/react-query';
import type { ShopFacts } from '@lumora/shared-contract';
import { shopQuery } from './shop-query.ts';

/** The shop's facts, undefined until they are known. */
export function useShop(): ShopFacts | undefined {
  return useQuery(shopQuery).data?.shop;
}
