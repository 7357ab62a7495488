import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';

/** Returns the head of the order page. */
export function orderHead(reference: string, summary: ShopSummary | undefined): PageHead {
  const title = `Order ${reference}`;
  return {
    title: summary === undefined ? title : `${title} | ${summary.shop.name}`,
    description: 'The signs and the status of an order.',
  };
}
