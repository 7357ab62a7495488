import {
  designPicturePath,
  designPictureSize,
  type DesignRules,
  type SavedDesign,
} from '@lumora/shared-contract/designs';
import type { ShopSummary } from '@lumora/shared-contract/storefront';
import { rupees, toRupees } from '@lumora/shared-contract/format';
import { notFoundHead } from '../not-found/not-found-head.ts';
import type { PageHead, PreviewPicture } from '../head/page-head.ts';
import { withShopName } from '../head/with-shop-name.ts';
import { unreachableHead } from '../unreachable/unreachable-head.ts';
import { designName } from '../designs/design-name.ts';

export const customNeonTitle = 'Design your neon sign';
export const customNeonDescription =
  'Type your words, pick a font and a colour, see them glow – and see the price, live. English and हिन्दी.';

export function customNeonHead(
  rules: DesignRules | undefined,
  idea: SavedDesign | undefined,
  summary: ShopSummary | undefined,
): PageHead {
  return {
    title: withShopName(`${customNeonTitle} online`, summary),
    description: `${customNeonDescription} Free PAN India shipping.`,
    ...(idea && { image: designPicture(idea) }),
    schemaOrg: (toUrl) => [
      {
        '@type': 'Product',
        name: 'Custom neon sign',
        description: customNeonDescription,
        url: toUrl('/custom-neon'),
        ...(rules && { offers: offersFrom(rules.min_price, toUrl('/custom-neon')) }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: toUrl('/') },
          { '@type': 'ListItem', position: 2, name: customNeonTitle, item: toUrl('/custom-neon') },
        ],
      },
    ],
  };
}

/** Returns the head of a saved design's page. `saved` is null for an unknown design, undefined when the API failed. */
export function savedDesignHead(saved: SavedDesign | null | undefined, summary: ShopSummary | undefined): PageHead {
  if (saved === undefined) return unreachableHead;
  if (saved === null) return notFoundHead(summary);
  const { design, price } = saved;
  return {
    title: withShopName(`“${designName(design)}” in neon`, summary),
    description: `A custom neon sign for ${rupees(price)}. Change its words, font, colour or size, and order it.`,
    image: designPicture(saved),
  };
}

function designPicture({ id, design }: SavedDesign): PreviewPicture {
  return { path: designPicturePath(id), ...designPictureSize, alt: `“${designName(design)}” as a lit neon sign` };
}

function offersFrom(minPaise: number, url: string) {
  const lowPrice = toRupees(minPaise).toFixed(2);
  return {
    '@type': 'AggregateOffer',
    lowPrice,
    priceCurrency: 'INR',
    availability: 'https://schema.org/MadeToOrder',
    url,
  };
}
