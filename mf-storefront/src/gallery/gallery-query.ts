import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Gallery } from '@lumora/shared-contract/storefront';

/** Fetches the pictures that the owner has chosen for the gallery. */
export const galleryQuery = queryOptions({
  queryKey: ['gallery'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<Gallery>>('/gallery', { signal })).data,
  retryOnMount: false,
});
