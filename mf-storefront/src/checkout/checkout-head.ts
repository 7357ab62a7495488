import type { ShopSummary } from '@lumora/shared-contract';
import type { PageHead } from '../head/page-head.ts';

/** Returns the head of the checkout page, which search engines must not index. */
export function checkoutHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: summary === undefined ? checkoutTitle : `${checkoutTitle} | ${summary.shop.name}`,
    description: 'Where your signs go, and how you pay.',
    isIndexed: false,
  };
}

export const checkoutTitle = 'Checkout';
