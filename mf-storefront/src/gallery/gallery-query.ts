import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse, Gallery } from '@lumora/shared-contract';

/** Fetches the pictures that the owner has chosen for the gallery. */
export const galleryQuery = queryOptions({
  queryKey: ['gallery'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<Gallery>>('/gallery', { signal })).data,
  retryOnMount: false,
});
