import { queryOptions } from '@tanstack/react-query';
import {
  maxBulkItems,
  type ApiResponse,
  type BulkOutcome,
  type ListResponse,
  type ReviewListQuery,
  type ReviewRow,
} from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';
import type { Change } from '@lumora/shared-ui';

const path = '/admin/reviews';

/** One page of the reviews, and how many match on all pages. */
export function reviewsQuery(query: ReviewListQuery) {
  return queryOptions({
    queryKey: [...reviewsKey, query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await http.get<ListResponse<ReviewRow>>(`${path}/list`, { query, signal });
      return { rows: data, total: meta?.total ?? data.length };
    },
    staleTime: 60_000,
  });
}

export const reviewsKey = ['catalog', 'reviews'] as const;

/** Every review that matches. */
export async function readAllReviews(query: Omit<ReviewListQuery, 'page' | 'page_size'>): Promise<ReviewRow[]> {
  return (await http.get<ListResponse<ReviewRow>>(`${path}/list`, { query })).data;
}

/** What can be done with reviews. */
export interface ReviewChange {
  label: string;
  /** what a review then is, as in “3 reviews approved” */
  done: string;
  call: 'approve' | 'hide' | 'bulk-delete';
  fallback: string;
}

export const approval: ReviewChange = {
  label: 'Approve',
  done: 'approved',
  call: 'approve',
  fallback: 'Update failed',
};
export const hiding: ReviewChange = { label: 'Hide', done: 'hidden', call: 'hide', fallback: 'Update failed' };
export const deletion: ReviewChange = {
  label: 'Delete',
  done: 'deleted',
  call: 'bulk-delete',
  fallback: 'Delete failed',
};

/** Does it with all of `ids`, a call for each hundred; `tell` hears of what is done, also if a later call fails. */
export async function changeReviews(
  { call }: ReviewChange,
  ids: readonly number[],
  tell: (outcome: BulkOutcome) => void,
): Promise<void> {
  for (let from = 0; from < ids.length; from += maxBulkItems) {
    const some = ids.slice(from, from + maxBulkItems);
    tell((await http.post<ApiResponse<BulkOutcome>>(`${path}/${call}`, { ids: some })).data);
  }
}

/** Deletes one review. */
export function deleteReview(id: number): Promise<Change<null>> {
  return http.delete(`${path}/delete/${id}`);
}
