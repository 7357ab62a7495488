import type { ListMeta } from '@lumora/shared-contract/http';
import type { ShopList } from '@lumora/shared-contract/storefront';
import { listPath } from '../links/list-path.ts';
import { listParameters } from './list-parameters.ts';

/** Returns the number of the last page. */
export function lastPage({ total, pageSize }: ListMeta): number {
  return Math.ceil(total / pageSize);
}

/** Returns whether the requested page is beyond the last one of a list that is not empty. */
export function isBeyondLastPage({ data, meta }: ShopList): boolean {
  return data.length === 0 && meta.total > 0;
}

/**
 * Returns the path of another page of the same list, without search parameters that the list does not read: visitors who
 * differ only in these share a cached page.
 */
export function pagePath(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams([...search].filter(([name]) => name !== 'page' && listParameters.includes(name)));
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? listPath : `${listPath}?${next.toString()}`;
}
