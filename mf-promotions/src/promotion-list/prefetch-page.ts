import type { ScreenCode } from '@lumora/shared-ui';
import { parseSearchParams, type ListSearchParams } from '@lumora/shared-ui/data-table';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionFilters } from './promotion-search-params.ts';
import type { PromotionRow } from './promotion-row.ts';

/** Returns a function that prefetches the rows that a page shows at a URL. */
export function prefetchPage<Row extends PromotionRow>(
  api: PromotionApi<Row>,
  searchParams: ListSearchParams<PromotionFilters>,
): NonNullable<ScreenCode['firstQuery']> {
  return (queryClient, url) => queryClient.query(api.page(parseSearchParams(url, searchParams)));
}
