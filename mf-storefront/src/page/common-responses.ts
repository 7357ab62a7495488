import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { shopQuery } from '../shop-info/shop-query.ts';
import { promotionsQuery } from '../promotions/promotions-query.ts';

/** Responses that every page uses, for one version of the shop's data. */
interface CommonResponses {
  version: string | undefined;
  /** ms of `performance.now()` */
  cachedAt: number;
  responses: [QueryKey, unknown][];
}

let cached: CommonResponses = { version: undefined, cachedAt: 0, responses: [] };

/** Lifetime, ms. An API process may learn of a change later than the gateway, so a response can be outdated for its version. */
const maxAgeMs = 5_000;

/** Puts the cached responses of the same `version` into the query cache of a page, which then fetches only its own data. */
export function restoreCommonResponses(queries: QueryClient, version: string | undefined): void {
  if (!isCached(version)) return;
  for (const [key, response] of cached.responses) queries.setQueryData(key, response);
}

/** Caches the responses of this page for the next pages of `version`. Failed queries have no data and are fetched again. */
export function cacheCommonResponses(queries: QueryClient, version: string | undefined): void {
  if (isCached(version)) return;
  const keys: QueryKey[] = [shopQuery.queryKey, promotionsQuery.queryKey];
  cached = { version, cachedAt: performance.now(), responses: keys.map((key) => [key, queries.getQueryData(key)]) };
}

function isCached(version: string | undefined): boolean {
  return version !== undefined && version === cached.version && performance.now() - cached.cachedAt < maxAgeMs;
}
