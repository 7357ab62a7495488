import { useQuery } from '@tanstack/react-query';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';
import { promotionsQuery } from './promotions-query.ts';

/** Returns the active promotions, undefined until they are loaded. */
export function usePromotions(): ActivePromotions | undefined {
  return useQuery(promotionsQuery).data;
}
