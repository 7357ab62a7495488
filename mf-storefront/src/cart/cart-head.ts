import type { ShopSummary } from '@lumora/shared-contract';
import type { PageHead } from '../page/page-head.ts';

/** A cart is one shopper's own: nothing for search engines. */
export function cartHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: summary === undefined ? cartTitle : `${cartTitle} | ${summary.shop.name}`,
    description: 'The signs you have chosen.',
    isIndexed: false,
  };
}

export const cartTitle = 'Your cart';
