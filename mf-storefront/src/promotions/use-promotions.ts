import { useQuery } from '@tanstack/react-query';
import type { ActivePromotions } from '@lumora/shared-contract';
import { promotionsQuery } from './promotions-query.ts';

/** What is on offer now, undefined until that is known. */
export function usePromotions(): ActivePromotions | undefined {
  return useQuery(promotionsQuery).data;
}
