import type { ShopSummary } from '@lumora/shared-contract';
import type { PageHead } from '../page/page-head.ts';

/** A checkout is one shopper's own: nothing for search engines. */
export function checkoutHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: summary === undefined ? checkoutTitle : `${checkoutTitle} | ${summary.shop.name}`,
    description: 'Where your signs go, and how you pay.',
    isIndexed: false,
  };
}

export const checkoutTitle = 'Checkout';
