import { useQuery } from '@tanstack/react-query';
import type { ShopFacts } from '@lumora/shared-contract';
import { homeQuery } from '../home/home-query.ts';

/** The shop's facts, undefined until they are known. */
export function useShop(): ShopFacts | undefined {
  return useQuery(homeQuery).data?.shop;
}
