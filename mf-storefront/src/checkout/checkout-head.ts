import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';

export function checkoutHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: summary === undefined ? checkoutTitle : `${checkoutTitle} | ${summary.shop.name}`,
    description: 'Delivery and payment of your order.',
  };
}

export const checkoutTitle = 'Checkout';
