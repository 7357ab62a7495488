import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { withShopName } from '../head/with-shop-name.ts';

export const logoEnquiryTitle = 'Your logo in neon';
export const logoEnquiryDescription =
  'Send us your logo and the width you want. We reply with a drawing and a price, free of charge.';

/** Returns the head of the page on which shoppers send their logo. */
export function logoEnquiryHead(summary: ShopSummary | undefined): PageHead {
  return {
    title: withShopName(logoEnquiryTitle, summary),
    description: logoEnquiryDescription,
  };
}
