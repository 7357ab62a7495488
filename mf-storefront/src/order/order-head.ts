import type { ShopSummary } from '@lumora/shared-contract';
import type { PageHead } from '../page/page-head.ts';

/** An order is its shopper's own: nothing for search engines. */
export function orderHead(reference: string, summary: ShopSummary | undefined): PageHead {
  const title = `Order ${reference}`;
  return {
    title: summary === undefined ? title : `${title} | ${summary.shop.name}`,
    description: 'What was ordered, and how far it is.',
    isIndexed: false,
  };
}
