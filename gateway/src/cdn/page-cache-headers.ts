import { shortCdnLifetime, cdnHeaders, type CdnLifetime } from '@lumora/shared-contract/http';

/** Cache tags of responses that change with shop data or releases. */
export type ChangingTag = 'pages' | 'sitemap';

/** Lifetime in a CDN that is purged at each change; a lost purge leaves outdated pages for at most `maxAge`. */
const purged: CdnLifetime = { maxAge: 600, staleWhileRevalidate: 60, staleIfError: 86_400 };

/** Returns how long a CDN may cache responses that change with shop data or releases. */
export function changingLifetime(isPurged: boolean): CdnLifetime {
  return isPurged ? purged : shortCdnLifetime;
}

export interface PageSharing {
  /** null when a CDN must not cache the page, because data changed during its rendering */
  lifetime: CdnLifetime | null;
  /** whether a canary runs: the page then depends on the visitor's bucket cookie, which the response may set */
  isPerVisitor: boolean;
}

/** Browsers revalidate at each visit, because they cannot be purged. */
const revalidated = 'max-age=0, must-revalidate';

/** Returns the caching headers of a public page; `screen` is the name of its kind. */
export function pageCacheHeaders({ lifetime, isPerVisitor }: PageSharing, screen: string | undefined) {
  if (isPerVisitor) return { 'cache-control': `private, ${revalidated}`, ...uncached };
  const headers = { 'cache-control': `public, ${revalidated}` };
  if (lifetime === null) return { ...headers, ...uncached };
  return { ...headers, ...cdnHeaders(lifetime, pageTags(screen)) };
}

const uncached = { 'cdn-cache-control': 'no-store' };

/** Ignores a screen name with characters that are invalid in the header. */
function pageTags(screen: string | undefined): string[] {
  const tags: ChangingTag[] = ['pages'];
  return screen !== undefined && /^[\w-]{1,60}$/.test(screen) ? [...tags, `page-${screen}`] : tags;
}
