import { useSearchParams } from 'react-router-dom';
import { columnsParam } from '../view/columns-param.ts';
import {
  formatSearchParams,
  parseSearchParams,
  type ListSearchParams,
  type ParsedListQuery,
} from './list-search-params.ts';
import type { TableQuery } from './table-query.ts';

/**
 * Returns the query of a list page, parsed from the URL, and functions that change it by navigation: `filter` sets some
 * filters and goes to the first page, `showOnly` replaces all parameters but the page size and the columns,
 * `paging(total)` returns the `server` prop of a `DataTable` except `loadAll`.
 */
export function useListSearchParams<Filters extends object>(list: ListSearchParams<Filters>) {
  const [params, setParams] = useSearchParams();
  const query = parseSearchParams(params, list);

  /** `replace` adds no history entry, for example for each pause while the user types a search. */
  function navigateTo(next: ParsedListQuery<Filters>, { replace }: { replace: boolean }) {
    const columns = params.get(columnsParam);
    setParams(formatSearchParams({ ...next, ...(columns !== null && { [columnsParam]: columns }) }, list), { replace });
  }

  function paging(total: number) {
    const tableQuery: TableQuery = {
      page: query.page,
      pageSize: query.page_size,
      sort: query.sort ?? null,
      q: query.q ?? '',
    };
    return {
      total,
      query: tableQuery,
      onQueryChange({ page, pageSize, sort, q }: TableQuery) {
        const isPastEnd = query.page > page && (query.page - 1) * query.page_size >= total;
        const next = { ...query, page, page_size: pageSize, sort: sort ?? undefined, q: q || undefined };
        navigateTo(next, { replace: isPastEnd || q !== tableQuery.q });
      },
    };
  }

  return {
    query,
    paging,
    filter: (filters: Partial<Filters>) => navigateTo({ ...query, ...filters, page: 1 }, { replace: false }),
    showOnly(filters: Partial<Filters>) {
      const defaults = parseSearchParams(new URLSearchParams(), list);
      navigateTo({ ...defaults, ...filters, page_size: query.page_size }, { replace: false });
    },
  };
}
