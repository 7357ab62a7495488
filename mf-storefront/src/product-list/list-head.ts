import type { ShopList, ShopSummary } from '@lumora/shared-contract/storefront';
import type { PageHead } from '../head/page-head.ts';
import { previewPicture } from '../head/preview-picture.ts';
import { withShopName } from '../head/with-shop-name.ts';
import { unreachableHead } from '../unreachable/unreachable-head.ts';
import { listPath } from '../links/list-path.ts';
import { parseListQuery, activeFilters } from './list-search.ts';
import { listTitle } from './list-labels.ts';

/** Returns the head of the product list; `list` is null when the API rejected the filters, undefined when it failed. */
export function listHead(
  search: URLSearchParams,
  list: ShopList | null | undefined,
  summary: ShopSummary | undefined,
): PageHead {
  if (list === undefined || summary === undefined) return unreachableHead;
  const { name } = summary.shop;
  const title = listTitle(search, list);
  const picture = list?.data.find(({ image }) => image !== null)?.image;
  return {
    title: withShopName(title, summary),
    description: `${title}: neon signs and LED boards by ${name}, made to order, with free shipping across India.`,
    // searches are not indexed; other filters have the list of their category as the canonical page
    isIndexed: list !== null && list.data.length > 0 && !activeFilters(search).includes('q'),
    canonical: canonical(search),
    ...(picture && { image: previewPicture(picture) }),
  };
}

function canonical(search: URLSearchParams): string {
  const query = parseListQuery(search);
  const parameters = (['category_id', 'sub_category_id', 'page'] as const).flatMap((name) => {
    const value = query[name];
    return value === undefined || (name === 'page' && value === '1') ? [] : [`${name}=${value}`];
  });
  return parameters.length === 0 ? listPath : `${listPath}?${parameters.join('&')}`;
}
