/**
 * Exports of react-query that the console provides to its remotes; other exports are not in the bundle. Add an export here
 * before a remote imports it; the linter checks imports against this list.
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
