import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';

export function cartHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: summary === undefined ? cartTitle : `${cartTitle} | ${summary.shop.name}`,
    description: 'The signs you have chosen.',
  };
}

export const cartTitle = 'Your cart';
