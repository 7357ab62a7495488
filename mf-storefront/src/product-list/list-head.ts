import type { ShopList, ShopSummary } from '@lumora/shared-contract';
import type { PageHead } from '../page/page-head.ts';
import { previewPicture } from '../page/preview-picture.ts';
import { unreachableHead } from '../page/unreachable-head.ts';
import { listPath } from './list-search-params.ts';
import { listQueryOf, activeFilters } from './list-search.ts';
import { listTitle } from './list-labels.ts';

/** `list` is null when the filters make no sense, undefined when nobody could say. */
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
    title: `${title} | ${name}`,
    description: `${title}: neon signs and LED boards by ${name}, made to order, with free shipping across India.`,
    // one category is a place of its own; every other narrowing is a way of looking at it
    isIndexed: list !== null && list.data.length > 0 && !activeFilters(search).includes('q'),
    canonical: canonical(search),
    ...(picture && { image: previewPicture(picture) }),
  };
}

function canonical(search: URLSearchParams): string {
  const query = listQueryOf(search);
  const kept = (['category_id', 'sub_category_id', 'page'] as const).flatMap((name) => {
    const value = query[name];
    return value === undefined || (name === 'page' && value === '1') ? [] : [`${name}=${value}`];
  });
  return kept.length === 0 ? listPath : `${listPath}?${kept.join('&')}`;
}
