/**
 * The part of react-query that the console offers to its remotes; the rest stays out of the download.
 * A remote that needs another name has it added here first: the linter knows this list.
 */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
