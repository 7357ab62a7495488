import type { ListMeta, ShopList } from '@lumora/shared-contract';
import { listAddress } from './list-address.ts';

export function lastPage({ total, pageSize }: ListMeta): number {
  return Math.ceil(total / pageSize);
}

/** Whether an address asks for a page behind the last one: there are signs, none of them there. */
export function isBeyondLast({ data, meta }: ShopList): boolean {
  return data.length === 0 && meta.total > 0;
}

/** Another page of the same list. */
export function pageAddress(search: URLSearchParams, page: number): string {
  return listAddress(search, page === 1 ? {} : { page: String(page) });
}
