import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { withShopName } from '../head/with-shop-name.ts';

export function checkoutHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: withShopName(checkoutTitle, summary),
    description: 'Delivery and payment of your order.',
  };
}

export const checkoutTitle = 'Checkout';
