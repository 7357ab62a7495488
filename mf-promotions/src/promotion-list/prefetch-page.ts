import type { ScreenCode } from '@lumora/shared-ui';
import { readAddress, type ListAddress } from '@lumora/shared-ui/data-table';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionFilters } from './promotion-list-path.ts';
import type { PromotionRow } from './promotion-row.ts';

/** Asks for the rows that a page shows at an address. */
export function prefetchPage<Row extends PromotionRow>(
  api: PromotionApi<Row>,
  list: ListAddress<PromotionFilters>,
): NonNullable<ScreenCode['firstQuery']> {
  return (queryClient, address) => queryClient.query(api.page(readAddress(address, list)));
}
