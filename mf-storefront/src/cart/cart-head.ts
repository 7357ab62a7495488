import type { Home } from '@lumora/shared-contract';
import type { PageHead } from '../page/page-head.ts';

/** A cart is one shopper's own: nothing for search engines. */
export function cartHead(home: Home | undefined): PageHead {
  return {
    title: home === undefined ? cartTitle : `${cartTitle} | ${home.shop.name}`,
    description: 'The signs you have chosen.',
    isIndexed: false,
  };
}

export const cartTitle = 'Your cart';
