import { queryOptions } from '@tanstack/react-query';
import type { SitePage } from '@lumora/shared-contract/storefront';
import { getOrNull } from '../not-found/get-or-null.ts';

/** Path segment of the API and of the shop. */
export type PageKind = 'pages' | 'works';

/** Fetches an information page or a work; null for a 404. */
export function sitePageQuery(kind: PageKind, slug: string) {
  return queryOptions({
    queryKey: [kind, slug],
    queryFn: ({ signal }) => getOrNull<SitePage>(`/${kind}/${encodeURIComponent(slug)}`, signal),
    retryOnMount: false,
  });
}
