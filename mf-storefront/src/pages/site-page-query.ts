import { queryOptions } from '@tanstack/react-query';
import { http, isHttpError } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { SitePage } from '@lumora/shared-contract/storefront';

/** Path segment of the API and of the shop. */
export type PageKind = 'pages' | 'works';

/** Fetches an information page or a work; null for a 404. */
export function sitePageQuery(kind: PageKind, slug: string) {
  return queryOptions({
    queryKey: [kind, slug],
    queryFn: async ({ signal }) => {
      try {
        return (await http.get<ApiResponse<SitePage>>(`/${kind}/${encodeURIComponent(slug)}`, { signal })).data;
      } catch (error) {
        if (isHttpError(error) && error.status === 404) return null;
        throw error;
      }
    },
    retryOnMount: false,
  });
}
