import type { QueryClient } from '@tanstack/react-query';
import { maxBulkItems, type BulkOutcome } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { reviewStates, type ReviewListQuery, type ReviewRow, type ReviewState } from '@lumora/shared-contract/reviews';
import { http } from '@lumora/shared-auth/core';
import { crudResource, invalidate } from '@lumora/shared-ui/api';

const queryKey = ['mf-sales', 'reviews'];
export const reviewsApi = crudResource<ReviewRow>({ http, path: '/admin/reviews', key: queryKey });

/** Queries one page of the reviews, with the number of matches on all pages. */
export function reviewsQuery(query: ReviewListQuery) {
  return reviewsApi.page(query);
}

/** Queries the number of reviews that wait for a decision, as the `total` of a page. */
export const waitingReviewsQuery = reviewsQuery({ state: 'waiting', page: 1, page_size: 1 });

/** Search parameters of the list of reviews. */
export const reviewSearchParams = {
  sortable: ['product_name', 'name', 'rating', 'state', 'created_at'],
  parseFilters: (getParam: (name: string) => string) => ({
    state: reviewStates.find((state) => state === getParam('state')),
  }),
};

/** A moderation action on reviews. */
export interface ReviewChange {
  label: string;
  /** follows the number of reviews in messages, as in “3 reviews approved” */
  doneLabel: string;
  endpoint: 'approve' | 'hide' | 'reopen' | 'bulk-delete';
  fallback: string;
  /** state of the reviews afterwards; undefined if they are deleted */
  state?: ReviewState;
}

export const approval: ReviewChange = {
  label: 'Approve',
  doneLabel: 'approved',
  endpoint: 'approve',
  fallback: 'Update failed',
  state: 'approved',
};
export const hiding: ReviewChange = {
  label: 'Hide',
  doneLabel: 'hidden',
  endpoint: 'hide',
  fallback: 'Update failed',
  state: 'hidden',
};
const reopening: ReviewChange = {
  label: 'Reopen',
  doneLabel: 'waiting again',
  endpoint: 'reopen',
  fallback: 'Update failed',
  state: 'waiting',
};
export const deletion: ReviewChange = {
  label: 'Delete',
  doneLabel: 'deleted',
  endpoint: 'bulk-delete',
  fallback: 'Delete failed',
};

/** Change that sets a review to each state. */
export const changesTo: Record<ReviewState, ReviewChange> = { waiting: reopening, approved: approval, hidden: hiding };

/** Applies an action in chunks of `maxBulkItems` reviews; `onProgress` receives the outcome of each chunk. */
export async function changeReviews(
  { endpoint }: ReviewChange,
  ids: readonly number[],
  onProgress: (outcome: BulkOutcome) => void,
): Promise<void> {
  for (let start = 0; start < ids.length; start += maxBulkItems) {
    const chunk = ids.slice(start, start + maxBulkItems);
    onProgress((await reviewsApi.call<BulkOutcome>(endpoint, { ids: chunk })).data);
  }
}

/**
 * Sets the state of reviews in the loaded lists, and marks these as stale. The rows stay until the list is loaded again,
 * because the next review would otherwise move under a finger that taps twice.
 */
export function setStateInLists(queryClient: QueryClient, ids: readonly number[], state: ReviewState): void {
  queryClient.setQueriesData<ListResponse<ReviewRow>>(
    { queryKey },
    (list) => list && { ...list, data: list.data.map((row) => (ids.includes(row.id) ? { ...row, state } : row)) },
  );
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Loads the number of reviews that wait for a decision. */
export function loadWaitingCount(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, [waitingReviewsQuery.queryKey]);
}

/**
 * Loads a page again if reviews on it were decided since it was loaded. Returns whether it has other reviews now: those that
 * follow the decided ones move to it where the order or a filter depends on the state. Returns true after a failure too.
 */
export async function reloadDecidedPage(queryClient: QueryClient, query: ReviewListQuery): Promise<boolean> {
  const { queryKey: key } = reviewsQuery(query);
  if (!queryClient.getQueryState(key)?.isInvalidated) return false;
  const idsOnPage = () => queryClient.getQueryData(key)?.data.map(({ id }) => id) ?? [];
  const before = idsOnPage();
  await queryClient.refetchQueries({ queryKey: key, exact: true });
  const isFailed = queryClient.getQueryState(key)?.status === 'error';
  return isFailed || idsOnPage().some((id) => !before.includes(id));
}
