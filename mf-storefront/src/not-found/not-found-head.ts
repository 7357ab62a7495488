import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { withShopName } from '../head/with-shop-name.ts';
import { notFoundMessage, notFoundTitle } from '@lumora/shared-contract/not-found';

export function notFoundHead(summary: ShopSummary | undefined): PageHead {
  return { title: withShopName(notFoundTitle, summary), description: notFoundMessage, isIndexed: false };
}
