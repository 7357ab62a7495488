import type { ListQuery } from '@lumora/shared-contract/http';
import { defaultTableQuery, pageSizes } from './table-query.ts';

/** Query of a list page, stored in the search parameters of the URL, so that it can be bookmarked and shared. */
export type ParsedListQuery<Filters> = Filters & ListQuery & { page: number; page_size: number };

/** Describes the search parameters of one list page. */
export interface ListSearchParams<Filters> {
  /** keys of the columns that the server can sort by; another `sort` parameter is ignored */
  sortable: readonly string[];
  /** sort order if the URL has no `sort` parameter */
  defaultSort?: string | undefined;
  /** parses the filters; `param` returns '' for a parameter that the URL does not have */
  parseFilters: (param: (name: string) => string) => Filters;
}

/** Parses the search parameters of a list page. A missing or invalid parameter has its default value. */
export function parseSearchParams<Filters extends object>(
  params: URLSearchParams,
  { sortable, defaultSort, parseFilters }: ListSearchParams<Filters>,
): ParsedListQuery<Filters> {
  const param = (name: string) => params.get(name) ?? '';

  return {
    ...parseFilters(param),
    page: parseWholeNumber(param('page')) ?? defaultTableQuery.page,
    page_size: pageSizes.find((size) => String(size) === param('page_size')) ?? defaultTableQuery.pageSize,
    sort: sortable.includes(param('sort').replace(/^-/, '')) ? param('sort') : defaultSort,
    // not trimmed, because the user may be typing the next word; 200 is the limit of the API
    q: param('q').slice(0, 200) || undefined,
  };
}

/** Formats a query as search parameters; leaves out default values. */
export function formatSearchParams<Filters extends object>(
  { page, page_size, sort, ...rest }: ParsedListQuery<Filters>,
  { defaultSort }: ListSearchParams<Filters>,
): URLSearchParams {
  const all = {
    ...rest,
    sort: sort === defaultSort ? undefined : sort,
    page: page === defaultTableQuery.page ? undefined : page,
    page_size: page_size === defaultTableQuery.pageSize ? undefined : page_size,
  };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Parses a positive integer of at most nine digits; undefined for other text. */
export function parseWholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Parses a boolean: `true` and `1`, `false` and `0`; undefined for other text. */
export function parseFlag(text: string): boolean | undefined {
  if (['true', '1'].includes(text)) return true;
  if (['false', '0'].includes(text)) return false;
  return undefined;
}
