import { keepPreviousData, useQuery, type queryOptions } from '@tanstack/react-query';
import { messageOf } from '../form/save-error.ts';

/** One page of the matching rows, and the number of matching rows on all pages. */
interface PageOfRows<Row> {
  rows: Row[];
  total: number;
}

/**
 * Fetches a page of rows with react-query and returns `total` and the `table` props of a `DataTable`. Keeps the previous
 * page until the next one is loaded.
 */
export function usePageOfRows<Row, Key extends readonly unknown[]>(
  page: ReturnType<typeof queryOptions<PageOfRows<Row>, Error, PageOfRows<Row>, Key>>,
) {
  const { data, error, isFetching, refetch } = useQuery({ ...page, placeholderData: keepPreviousData });

  return {
    total: data?.total ?? 0,
    table: {
      rows: data?.rows,
      error: error && messageOf(error, 'Something went wrong'),
      isRefreshing: isFetching,
      onRefresh: () => void refetch(),
    },
  };
}
