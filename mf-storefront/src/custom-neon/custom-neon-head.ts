import {
  designPicturePath,
  designPictureSize,
  type DesignRules,
  type SavedDesign,
  type ShopSummary,
} from '@lumora/shared-contract';
import { notFoundHead } from '../not-found/not-found-head.ts';
import type { PageHead, PreviewPicture } from '../page/page-head.ts';
import { unreachableHead } from '../page/unreachable-head.ts';
import { rupees } from '../prices/rupees.ts';
import { designPath } from './design-url.ts';
import { designName } from './design-name.ts';

export const customNeonTitle = 'Design your neon sign';
export const customNeonTexts =
  'Type your words, pick a font and a colour, see them glow – and see the price, live. English and हिन्दी.';

export function customNeonHead(
  rules: DesignRules | undefined,
  idea: SavedDesign | undefined,
  summary: ShopSummary | undefined,
): PageHead {
  return {
    title: titled(`${customNeonTitle} online`, summary),
    description: `${customNeonTexts} Free PAN India shipping.`,
    isIndexed: true,
    ...(idea && { image: designPicture(idea) }),
    facts: (address) => [
      {
        '@type': 'Product',
        name: 'Custom neon sign',
        description: customNeonTexts,
        url: address('/custom-neon'),
        ...(rules && { offers: offersFrom(rules.least, address('/custom-neon')) }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: address('/') },
          { '@type': 'ListItem', position: 2, name: customNeonTitle, item: address('/custom-neon') },
        ],
      },
    ],
  };
}

/** `kept` is null when there is no such design, undefined when nobody could say. */
export function savedDesignHead(kept: SavedDesign | null | undefined, summary: ShopSummary | undefined): PageHead {
  if (kept === undefined) return unreachableHead;
  if (kept === null) return notFoundHead(summary);
  const { id, design, price } = kept;
  return {
    title: titled(`“${designName(design)}” in neon`, summary),
    description: `A custom neon sign, ${design.width_cm} cm wide, for ${rupees(price)}. Change its words, font, colour or size, and order it.`,
    isIndexed: true,
    canonical: designPath(id),
    image: designPicture(kept),
  };
}

function designPicture({ id, design }: SavedDesign): PreviewPicture {
  return { path: designPicturePath(id), ...designPictureSize, alt: `“${designName(design)}” as a lit neon sign` };
}

function titled(title: string, summary: ShopSummary | undefined): string {
  return summary === undefined ? title : `${title} | ${summary.shop.name}`;
}

function offersFrom(leastPaise: number, url: string) {
  const lowPrice = (leastPaise / 100).toFixed(2);
  return {
    '@type': 'AggregateOffer',
    lowPrice,
    priceCurrency: 'INR',
    availability: 'https://schema.org/MadeToOrder',
    url,
  };
}
