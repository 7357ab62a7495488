import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { Answer, Home } from '@lumora/shared-contract';

/** The shop's facts and categories. After a failure it asks again every 10 s, so an open page recovers by itself. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: async ({ signal }) => (await http.get<Answer<Home>>('/home', { signal })).data,
  refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  retryOnMount: false, // a page that the server drew without the API is taken over as it is
});
