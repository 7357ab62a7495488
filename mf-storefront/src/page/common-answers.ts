import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { shopQuery } from '../frame/shop-query.ts';
import { promotionsQuery } from '../promotions/promotions-query.ts';

/** What every page shows, as the API gave it while the data was of `version`. */
let kept: { version: string | undefined; answers: [QueryKey, unknown][] } = { version: undefined, answers: [] };

/** Gives a page what an earlier one of the same `version` has fetched, so that it asks for its own things only. */
export function recallCommonAnswers(queries: QueryClient, version: string | undefined): void {
  if (version === undefined || version !== kept.version) return;
  for (const [key, answer] of kept.answers) queries.setQueryData(key, answer);
}

/** Keeps what a page of `version` has fetched for the next one; what failed is asked for again. */
export function keepCommonAnswers(queries: QueryClient, version: string | undefined): void {
  const answers = [shopQuery.queryKey, promotionsQuery.queryKey].map((key): [QueryKey, unknown] => [
    key,
    queries.getQueryData(key),
  ]);
  kept = { version, answers: answers.filter(([, answer]) => answer !== undefined) };
}
