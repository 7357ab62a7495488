import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorMessage } from '@lumora/shared-contract/http-error';
import type { listQuery } from '../../api/api-query.ts';

/**
 * Fetches a page of rows with react-query and returns `total` and the `table` props of a `DataTable`. Keeps the previous
 * page until the next one is loaded, but not while the browser is offline, because its rows do not match the query.
 */
export function usePageOfRows<Row>(page: ReturnType<typeof listQuery<Row>>) {
  const { data, error, isFetching, isPaused, isPlaceholderData, refetch } = useQuery({
    ...page,
    placeholderData: keepPreviousData,
  });

  return {
    total: data?.total ?? 0,
    table: {
      rows: isPaused && isPlaceholderData ? undefined : data?.rows,
      error: error && errorMessage(error),
      isRefreshing: isFetching,
      onRefresh: () => void refetch(),
    },
  };
}
