import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { shopQuery } from '../frame/shop-query.ts';
import { promotionsQuery } from '../promotions/promotions-query.ts';

/** What every page shows, as the API gave it while the data was of `version`. */
interface Kept {
  version: string | undefined;
  /** ms of the process */
  at: number;
  answers: [QueryKey, unknown][];
}

let kept: Kept = { version: undefined, at: 0, answers: [] };

/** ms: an API process may hear of a change later than the gateway, and what it said until then must not stay. */
const keptFor = 5_000;

/** Gives a page what an earlier one of the same `version` has fetched, so that it asks for its own things only. */
export function restoreCommonResponses(queries: QueryClient, version: string | undefined): void {
  if (!isKept(version)) return;
  for (const [key, answer] of kept.answers) queries.setQueryData(key, answer);
}

/** Keeps for the next pages what this one of `version` has fetched; what failed is not there, and is asked for again. */
export function cacheCommonResponses(queries: QueryClient, version: string | undefined): void {
  if (isKept(version)) return;
  const keys: QueryKey[] = [shopQuery.queryKey, promotionsQuery.queryKey];
  kept = { version, at: performance.now(), answers: keys.map((key) => [key, queries.getQueryData(key)]) };
}

function isKept(version: string | undefined): boolean {
  return version !== undefined && version === kept.version && performance.now() - kept.at < keptFor;
}
