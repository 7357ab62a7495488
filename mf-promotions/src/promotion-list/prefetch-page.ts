import type { ScreenCode } from '@lumora/shared-ui';
import { parseSearchParams, type ListSearchParams } from '@lumora/shared-ui/data-table';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionFilters } from './promotion-list-path.ts';
import type { PromotionRow } from './promotion-row.ts';

/** Asks for the rows that a page shows at an address. */
export function prefetchPage<Row extends PromotionRow>(
  api: PromotionApi<Row>,
  list: ListSearchParams<PromotionFilters>,
): NonNullable<ScreenCode['firstQuery']> {
  return (queryClient, address) => queryClient.query(api.page(parseSearchParams(address, list)));
}
