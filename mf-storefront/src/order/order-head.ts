import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { withShopName } from '../head/with-shop-name.ts';

/** Returns the head of the order page. */
export function orderHead(reference: string, summary: ShopSummary | undefined): PageHead {
  return {
    title: withShopName(`Order ${reference}`, summary),
    description: 'The signs and the status of an order.',
  };
}

/** Title of the page on which shoppers find their order. */
export const trackOrderTitle = 'Track your order';

/** Returns the head of the page on which shoppers find their order. */
export function trackOrderHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: withShopName(trackOrderTitle, summary),
    description: 'Where your sign is: find your order by its number and your mobile number.',
    isIndexed: false,
  };
}
