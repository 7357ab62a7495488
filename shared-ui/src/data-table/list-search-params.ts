import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from '@lumora/shared-contract';
import { defaultTableQuery, pageSizes, type TableQuery } from './table-query.ts';

/** What a list is asked for: its address says it, so that it can be kept, sent on and gone back to. */
export type ParsedListQuery<Filters> = Filters & ListQuery & { page: number; page_size: number };

/** What the address of one list may say. */
export interface ListSearchParams<Filters> {
  /** columns that the server sorts by */
  sortable: readonly string[];
  /** the order when the address says none */
  defaultSort?: string | undefined;
  /** the filters of this list; `say` answers '' for what the address does not say */
  parseFilters: (say: (name: string) => string) => Filters;
}

/** The list's query as its address says it, and the ways to another. */
export function useListSearchParams<Filters extends object>(list: ListSearchParams<Filters>) {
  const [address, setAddress] = useSearchParams();
  const query = parseSearchParams(address, list);

  /** `isCorrection`: no step to come back to, such as every pause in typing a search. */
  function go(next: ParsedListQuery<Filters>, isCorrection: boolean) {
    setAddress(formatSearchParams(next, list), { replace: isCorrection });
  }

  /** What a `DataTable` pages by, of a list with `total` rows. */
  function paging(total: number) {
    const shown: TableQuery = {
      page: query.page,
      pageSize: query.page_size,
      sort: query.sort ?? null,
      q: query.q ?? '',
    };
    return {
      total,
      query: shown,
      onQueryChange({ page, pageSize, sort, q }: TableQuery) {
        const isPastEnd = query.page > page && (query.page - 1) * query.page_size >= total;
        const next = { ...query, page, page_size: pageSize, sort: sort ?? undefined, q: q || undefined };
        go(next, isPastEnd || q !== shown.q);
      },
    };
  }

  return {
    query,
    paging,
    filter: (filters: Partial<Filters>) => go({ ...query, ...filters, page: 1 }, false),
    /** what an empty address says, narrowed by these filters alone */
    showOnly: (filters: Partial<Filters>) =>
      go({ ...parseSearchParams(new URLSearchParams(), list), ...filters, page_size: query.page_size }, false),
  };
}

/** The query that an address says; what makes no sense there is as if it were not said. */
export function parseSearchParams<Filters extends object>(
  address: URLSearchParams,
  { sortable, defaultSort, parseFilters }: ListSearchParams<Filters>,
): ParsedListQuery<Filters> {
  const say = (name: string) => address.get(name) ?? '';

  return {
    ...parseFilters(say),
    page: wholeNumber(say('page')) ?? defaultTableQuery.page,
    page_size: pageSizes.find((size) => String(size) === say('page_size')) ?? defaultTableQuery.pageSize,
    sort: sortable.includes(say('sort').replace(/^-/, '')) ? say('sort') : defaultSort,
    // as it is typed: a space at its end is the beginning of the next word
    q: say('q').slice(0, 200) || undefined,
  };
}

/** The address that says a query; what the list does anyway is left out. */
export function formatSearchParams<Filters extends object>(
  { page, page_size, sort, ...said }: ParsedListQuery<Filters>,
  { defaultSort }: ListSearchParams<Filters>,
): URLSearchParams {
  const all = {
    ...said,
    sort: sort === defaultSort ? undefined : sort,
    page: page === defaultTableQuery.page ? undefined : page,
    page_size: page_size === defaultTableQuery.pageSize ? undefined : page_size,
  };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** A positive whole number as an address says it. */
export function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Yes or no as an address says it. */
export function flag(text: string): boolean | undefined {
  if (['true', '1'].includes(text)) return true;
  if (['false', '0'].includes(text)) return false;
  return undefined;
}
