import { shortCdnLifetime, cdnHeaders, type CdnLifetime } from '@lumora/shared-contract';

/** Tags of responses that follow shop data or releases: what `CdnPurger` names. */
export type ChangingTag = 'pages' | 'sitemap';

/** Of a CDN that is purged at each change; a purge that got lost costs at most `maxAge`. */
const purged: CdnLifetime = { maxAge: 600, staleWhileRevalidate: 60, staleIfError: 86_400 };

/** Returns for how long a CDN may keep what follows shop data or releases. */
export function changingLifetime(isPurged: boolean): CdnLifetime {
  return isPurged ? purged : shortCdnLifetime;
}

export interface PageSharing {
  /** null: a CDN must not keep the page, because something has changed since its rendering began */
  lifetime: CdnLifetime | null;
  /** a canary runs: which page a visitor gets depends on their bucket cookie, which the response may set */
  isPerVisitor: boolean;
}

/** Browsers revalidate at each visit; only a CDN that can be purged may do without. */
const revalidated = 'max-age=0, must-revalidate';

/** Returns the caching headers of a public page; `screen` is the kind of page. */
export function pageCacheHeaders({ lifetime, isPerVisitor }: PageSharing, screen: string | undefined) {
  if (isPerVisitor) return { 'cache-control': `private, ${revalidated}`, ...uncached };
  const headers = { 'cache-control': `public, ${revalidated}` };
  if (lifetime === null) return { ...headers, ...uncached };
  return { ...headers, ...cdnHeaders(lifetime, pageTags(screen)) };
}

const uncached = { 'cdn-cache-control': 'no-store' };

/** The name of a screen is the storefront's own; one that is no token would break the header. */
function pageTags(screen: string | undefined): string[] {
  const tags: ChangingTag[] = ['pages'];
  return screen !== undefined && /^[\w-]{1,60}$/.test(screen) ? [...tags, `page-${screen}`] : tags;
}
