import type { Gallery, ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { previewPicture } from '../head/preview-picture.ts';
import { withShopName } from '../head/with-shop-name.ts';
import { unreachableHead } from '../unreachable/unreachable-head.ts';

export function galleryHead(gallery: Gallery | undefined, summary: ShopSummary | undefined): PageHead {
  if (gallery === undefined || summary === undefined) return unreachableHead;
  const [first] = gallery.pictures;
  return {
    title: withShopName('Gallery', summary),
    description: `Neon signs and LED boards made by ${summary.shop.name}, on the walls of homes, cafés, studios and weddings across India.`,
    ...(first && { image: previewPicture(first.image) }),
  };
}
