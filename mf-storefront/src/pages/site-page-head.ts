import type { ShopSummary, SitePage } from '@lumora/shared-contract/storefront';
import { notFoundHead } from '../not-found/not-found-head.ts';
import type { PageHead } from '../head/page-head.ts';
import { previewPicture } from '../head/preview-picture.ts';
import { withShopName } from '../head/with-shop-name.ts';
import { unreachableHead } from '../unreachable/unreachable-head.ts';

/** Returns the head of an information page or work. `page` is null for an unknown slug, undefined when the API failed. */
export function sitePageHead(page: SitePage | null | undefined, summary: ShopSummary | undefined): PageHead {
  if (page === undefined) return unreachableHead;
  if (page === null) return notFoundHead(summary);
  const { title, description, preview } = page;
  return {
    title: withShopName(title, summary),
    description,
    ...(preview && { image: previewPicture(preview) }),
  };
}
