import { queryOptions } from '@tanstack/react-query';
import { http, isHttpError } from '@lumora/shared-auth/core';
import type { ApiResponse, Design, DesignRules, SavedDesign } from '@lumora/shared-contract';

/** What the parts of a sign cost today. */
export const rulesQuery = queryOptions({
  queryKey: ['design-rules'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<DesignRules>>('/designs/rules', { signal })).data,
});

/** Designs to start from. */
export const ideasQuery = queryOptions({
  queryKey: ['design-ideas'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<SavedDesign[]>>('/designs/ideas', { signal })).data,
});

/** The design of a short link; null when there is none. */
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

/** Keeps a design on the server, once for as long as it stays the same. */
export function saveDesignQuery(design: Design) {
  return queryOptions({
    queryKey: ['kept-design', design],
    queryFn: async () => (await http.post<ApiResponse<SavedDesign>>('/designs', design)).data,
    retry: false, // the shopper is told, and presses again
    networkMode: 'always',
  });
}
