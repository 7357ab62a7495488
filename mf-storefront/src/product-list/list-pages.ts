import type { ListMeta, ShopList } from '@lumora/shared-contract';
import { listPath } from './list-search-params.ts';
import { listQueryKeys } from './list-search.ts';

export function lastPage({ total, pageSize }: ListMeta): number {
  return Math.ceil(total / pageSize);
}

/** Whether an address asks for a page behind the last one: there are signs, none of them there. */
export function isBeyondLastPage({ data, meta }: ShopList): boolean {
  return data.length === 0 && meta.total > 0;
}

/**
 * Another page of the same list, without the keys that the list does not read: visitors who differ only in these share the
 * page that the server rendered.
 */
export function pageAddress(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams([...search].filter(([name]) => name !== 'page' && listQueryKeys.includes(name)));
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? listPath : `${listPath}?${next.toString()}`;
}
