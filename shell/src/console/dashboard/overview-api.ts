import { queryOptions } from '@tanstack/react-query';
import type { Answer, Overview } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => http.get<Answer<Overview>>('/admin/overview', { signal }),
  // who comes back to the dashboard wants to know how things stand now
  staleTime: 0,
});
