import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { withShopName } from '../head/with-shop-name.ts';

export function cartHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: withShopName(cartTitle, summary),
    description: 'The signs you have chosen.',
  };
}

export const cartTitle = 'Your cart';
