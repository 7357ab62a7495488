import type { ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { previewPicture } from '../head/preview-picture.ts';
import { unreachableHead } from '../unreachable/unreachable-head.ts';
import type { HomeContent } from './home-query.ts';

export function homeHead(content: HomeContent | undefined, summary: ShopSummary | undefined): PageHead {
  if (content === undefined || summary === undefined) return unreachableHead;
  const { shop } = summary;
  const picture = content.categories.find(({ image }) => image !== null)?.image;
  return {
    title: `${shop.name} – Custom Neon Signs`,
    description: `Custom neon signs, LED boards and name plates by ${shop.name}, made to order, with free shipping across India. Bring your idea to light.`,
    ...(picture && { image: previewPicture(picture) }),
    organization: shop,
  };
}
