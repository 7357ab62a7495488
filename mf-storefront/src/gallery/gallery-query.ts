import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { Answer, Gallery } from '@lumora/shared-contract';

export const galleryQuery = queryOptions({
  queryKey: ['gallery'],
  queryFn: async ({ signal }) => (await http.get<Answer<Gallery>>('/gallery', { signal })).data,
  retryOnMount: false,
});
