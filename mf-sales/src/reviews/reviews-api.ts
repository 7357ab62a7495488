import { maxBulkItems, type BulkOutcome } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { reviewStates, type ReviewListQuery, type ReviewRow } from '@lumora/shared-contract/reviews';
import { http } from '@lumora/shared-auth/core';
import { listQuery, type WriteResponse } from '@lumora/shared-ui/api';

const path = '/admin/reviews';

export const reviewsKey = ['mf-sales', 'reviews'] as const;

/** Queries one page of the reviews, with the number of matches on all pages. */
export function reviewsQuery(query: ReviewListQuery) {
  return listQuery<ReviewRow>({ http, key: reviewsKey, path: `${path}/list`, query });
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

/** Fetches all matching reviews, without paging. */
export async function readAllReviews(query: Omit<ReviewListQuery, 'page' | 'page_size'>): Promise<ReviewRow[]> {
  return (await http.get<ListResponse<ReviewRow>>(`${path}/list`, { query })).data;
}

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
    onProgress((await http.post<ApiResponse<BulkOutcome>>(`${path}/${endpoint}`, { ids: chunk })).data);
  }
}

/** Deletes one review. */
export function deleteReview(id: number): Promise<WriteResponse<null>> {
  return http.delete(`${path}/delete/${id}`);
}
