import type { ListMeta, ShopList } from '@lumora/shared-contract';
import { listPath } from './list-address.ts';

export function lastPage({ total, pageSize }: ListMeta): number {
  return Math.ceil(total / pageSize);
}

/** Whether an address asks for a page behind the last one: there are signs, none of them there. */
export function isBeyondLast({ data, meta }: ShopList): boolean {
  return data.length === 0 && meta.total > 0;
}

/** Another page of the same list. */
export function pageAddress(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? listPath : `${listPath}?${next.toString()}`;
}
