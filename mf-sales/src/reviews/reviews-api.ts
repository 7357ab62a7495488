import { maxBulkItems, type BulkOutcome } from '@lumora/shared-contract/catalog';
import { reviewStates, type ReviewListQuery, type ReviewRow } from '@lumora/shared-contract/reviews';
import { http } from '@lumora/shared-auth/core';
import { crudResource } from '@lumora/shared-ui/api';

export const reviewsApi = crudResource<ReviewRow>({ http, path: '/admin/reviews', key: ['mf-sales', 'reviews'] });

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
  /** past participle for messages, as in “3 reviews approved” */
  doneLabel: string;
  endpoint: 'approve' | 'hide' | 'bulk-delete';
  fallback: string;
}

export const approval: ReviewChange = {
  label: 'Approve',
  doneLabel: 'approved',
  endpoint: 'approve',
  fallback: 'Update failed',
};
export const hiding: ReviewChange = { label: 'Hide', doneLabel: 'hidden', endpoint: 'hide', fallback: 'Update failed' };
export const deletion: ReviewChange = {
  label: 'Delete',
  doneLabel: 'deleted',
  endpoint: 'bulk-delete',
  fallback: 'Delete failed',
};

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
