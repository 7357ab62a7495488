import { queryOptions } from '@tanstack/react-query';
import { http, isHttpError } from '@lumora/shared-auth/core';
import type { Design, DesignRules, SavedDesign } from '@lumora/shared-contract/designs';
import type { ApiResponse } from '@lumora/shared-contract/http';

/** Fetches the current price rules. */
export const rulesQuery = queryOptions({
  queryKey: ['design-rules'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<DesignRules>>('/designs/rules', { signal })).data,
});

/** Fetches the sample designs. */
export const ideasQuery = queryOptions({
  queryKey: ['design-ideas'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<SavedDesign[]>>('/designs/ideas', { signal })).data,
});

/** Fetches the design of a short link; null for a 404. */
export function savedDesignQuery(id: string) {
  return queryOptions({
    queryKey: ['design', id],
    queryFn: async ({ signal }) => {
      try {
        return (await http.get<ApiResponse<SavedDesign>>(`/designs/${encodeURIComponent(id)}`, { signal })).data;
      } catch (error) {
        if (isHttpError(error) && error.status === 404) return null;
        throw error;
      }
    },
    retryOnMount: false,
  });
}

/** Saves a design on the server, once for each design. */
export function saveDesignQuery(design: Design) {
  return queryOptions({
    queryKey: ['saved-design', design],
    queryFn: async () => (await http.post<ApiResponse<SavedDesign>>('/designs', design)).data,
    retry: false, // the page shows the error, and the shopper can click again
    networkMode: 'always',
  });
}
