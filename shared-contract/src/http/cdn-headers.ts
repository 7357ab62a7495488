/** Seconds for which a CDN may serve a cached response. */
export interface CdnLifetime {
  /** without a request to the origin */
  maxAge: number;
  /** after that, while it fetches the next one */
  staleWhileRevalidate: number;
  /** after that, while the origin does not respond or responds with 5xx */
  staleIfError: number;
}

const yearSeconds = 365 * 24 * 60 * 60;
const daySeconds = 24 * 60 * 60;

/** Lifetime of responses whose URL contains a content hash: assets and pictures. */
export const immutableOnCdn: CdnLifetime = {
  maxAge: yearSeconds,
  staleWhileRevalidate: daySeconds,
  staleIfError: daySeconds,
};

/** Lifetime of responses that nothing purges. `staleIfError` is short because a closed shop responds with 503. */
export const shortCdnLifetime: CdnLifetime = { maxAge: 1, staleWhileRevalidate: 1, staleIfError: 10 };

/**
 * Returns the headers that only a CDN reads: `CDN-Cache-Control` (RFC 9213), and `Cache-Tag` with the names by which a
 * purge finds the response (`docs/decisions/031`).
 */
export function cdnHeaders({ maxAge, staleWhileRevalidate, staleIfError }: CdnLifetime, tags: string[]) {
  return {
    'cdn-cache-control': `max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    'cache-tag': tags.join(','),
  };
}
