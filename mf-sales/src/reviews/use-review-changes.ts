import { createContext, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome } from '@lumora/shared-contract/catalog';
import { reviewStates, type ReviewRow } from '@lumora/shared-contract/reviews';
import { countOf } from '@lumora/shared-contract/format';
import { confirm, toast, toastError, useDeleteRow } from '@lumora/shared-ui';
import { invalidate } from '@lumora/shared-ui/api';
import {
  changeReviews,
  changesTo,
  deletion,
  loadWaitingCount,
  reviewsApi,
  setStateInLists,
  type ReviewChange,
} from './reviews-api.ts';

/** Approves, hides, reopens and deletes reviews, and toasts the outcome; the toast of a new state offers Undo. */
export function useReviewChanges() {
  const queryClient = useQueryClient();
  const { selected, select, deselect } = useSelectedReviews();
  const [isBusy, setBusy] = useState(false);

  async function change(reviewChange: ReviewChange, reviews: readonly ReviewRow[]) {
    if (isBusy || (reviewChange === deletion && !(await confirmDeletion(reviews.length)))) return;
    const done = await apply(reviewChange, reviews);
    if (done.length === 0) return;
    const message = formatDone(reviewChange, done.length);
    const undoable = done.filter(({ state }) => state !== reviewChange.state);
    if (reviewChange === deletion || undoable.length === 0) toast.success(message);
    else toast.undoable(message, () => void undo(undoable));
  }

  /** Sets reviews back to their states before a change. */
  async function undo(before: readonly ReviewRow[]) {
    for (const state of reviewStates) {
      const reviews = before.filter((review) => review.state === state);
      const done = reviews.length > 0 ? await apply(changesTo[state], reviews) : [];
      if (done.length > 0) toast.success(formatDone(changesTo[state], done.length));
    }
  }

  /**
   * Returns the reviews for which the change succeeded, as they were before. If all have a new state, their rows stay and
   * only the number of waiting reviews is loaded; after a failure or a deletion the list is loaded, so that rows may move.
   */
  async function apply(reviewChange: ReviewChange, reviews: readonly ReviewRow[]): Promise<ReviewRow[]> {
    setBusy(true);
    const { done, failed } = await send(
      reviewChange,
      reviews.map(({ id }) => id),
    );
    setBusy(false);
    deselect([...done, ...failed.map(({ id }) => id)]);
    const isComplete = done.length === reviews.length;
    if (isComplete && reviewChange.state) {
      setStateInLists(queryClient, done, reviewChange.state);
      void loadWaitingCount(queryClient);
    } else void invalidate(queryClient, reviewsApi.changedKeys);
    return reviews.filter(({ id }) => done.includes(id));
  }

  const remove = useDeleteRow<ReviewRow>(
    reviewsApi,
    ({ name }) => deleteQuestion(`the review by ${name}`),
    ({ id }) => deselect([id]),
  );

  return { selected, select, isBusy, change, remove };
}

function useSelectedReviews() {
  const [selected, setSelected] = useState<readonly ReviewRow[]>([]);
  return {
    selected,
    /** Selects the reviews with these keys, which are on the page of `rows` or selected already. */
    select(keys: ReadonlySet<string | number>, rows: readonly ReviewRow[] = []) {
      const known = new Map([...selected, ...rows].map((review) => [review.id, review]));
      setSelected([...known.values()].filter(({ id }) => keys.has(id)));
    },
    deselect(ids: readonly number[]) {
      setSelected((current) => current.filter(({ id }) => !ids.includes(id)));
    },
  };
}

/** Sends a change, toasts its first failure, and returns what was done. */
async function send(reviewChange: ReviewChange, ids: readonly number[]): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  try {
    await changeReviews(reviewChange, ids, ({ done, failed }) => {
      outcome.done.push(...done);
      outcome.failed.push(...failed);
    });
    const [failure] = outcome.failed;
    if (failure) toast.error(failure.message);
  } catch (error) {
    toastError(error, reviewChange.fallback);
  }
  return outcome;
}

/** The changes of the page, for the buttons in its rows. */
export const ReviewChangesContext = createContext<ReturnType<typeof useReviewChanges> | null>(null);

function deleteQuestion(subject: string) {
  return { title: `Delete ${subject}?`, message: 'This cannot be undone.' };
}

function confirmDeletion(count: number): Promise<boolean> {
  return confirm({ ...deleteQuestion(countOf(count, 'review')), action: 'Delete', danger: true });
}

function formatDone({ doneLabel }: ReviewChange, count: number): string {
  return count === 1 ? `Review ${doneLabel}` : `${countOf(count, 'review')} ${doneLabel}`;
}
