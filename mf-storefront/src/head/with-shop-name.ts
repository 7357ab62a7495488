import type { ShopSummary } from '@lumora/shared-contract/storefront';

/** Returns the title of a page with the name of the shop, which is missing when the API failed. */
export function withShopName(title: string, summary: ShopSummary | undefined): string {
  return summary === undefined ? title : `${title} | ${summary.shop.name}`;
}
