import { keepPreviousData, useQuery, type queryOptions } from '@tanstack/react-query';
import { messageOf } from '../form/save-error.ts';

/** One page of the rows that match, and how many match on all pages. */
interface PageOfRows<Row> {
  rows: Row[];
  total: number;
}

/** Asks for a page of rows, and holds it as a `DataTable` takes it; until the next page has come, the last one stays. */
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
