import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { notFoundMessage, notFoundTitle } from '@lumora/shared-contract/not-found';

export function notFoundHead(summary: ShopSummary | undefined): PageHead {
  const title = summary === undefined ? notFoundTitle : `${notFoundTitle} | ${summary.shop.name}`;
  return { title, description: notFoundMessage, isIndexed: false };
}
