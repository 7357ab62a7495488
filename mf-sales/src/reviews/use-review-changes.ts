import { createContext, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome } from '@lumora/shared-contract/catalog';
import { reviewStates, type ReviewRow } from '@lumora/shared-contract/reviews';
import { countOf } from '@lumora/shared-contract/format';
import { confirm, toast, toastError, useDeleteRow } from '@lumora/shared-ui';
import { invalidate } from '@lumora/shared-ui/api';
import { changeReviews, changesTo, deletion, reviewsApi, showState, type ReviewChange } from './reviews-api.ts';

/** Approves, hides and deletes reviews, and toasts the outcome; the toast of a new state offers Undo. */
export function useReviewChanges() {
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<readonly ReviewRow[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function change(reviewChange: ReviewChange, reviews: readonly ReviewRow[]) {
    if (isBusy || (reviewChange === deletion && !(await confirmDeletion(reviews.length)))) return;
    const done = await apply(reviewChange, reviews);
    if (done.length === 0) return;
    const message = formatDone(reviewChange, done.length);
    if (reviewChange === deletion) toast.success(message);
    else toast.undoable(message, () => void undo(done.filter(({ state }) => state !== reviewChange.state)));
  }

  /** Sets reviews back to the states that these rows have. */
  async function undo(changed: readonly ReviewRow[]) {
    for (const state of reviewStates) {
      const reviews = changed.filter((review) => review.state === state);
      const done = reviews.length > 0 ? await apply(changesTo[state], reviews) : [];
      if (done.length > 0) toast.success(formatDone(changesTo[state], done.length));
    }
  }

  /** Returns the reviews for which the change succeeded, as they were before. */
  async function apply(reviewChange: ReviewChange, reviews: readonly ReviewRow[]): Promise<ReviewRow[]> {
    const ids = reviews.map(({ id }) => id);
    setBusy(true);
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
    setBusy(false);
    const settled = new Set([...outcome.done, ...outcome.failed.map(({ id }) => id)]);
    setSelected((current) => current.filter(({ id }) => !settled.has(id)));
    const isComplete = outcome.done.length === reviews.length;
    if (isComplete && reviewChange.state) void showState(queryClient, outcome.done, reviewChange.state);
    else void invalidate(queryClient, reviewsApi.changedKeys);
    return reviews.filter(({ id }) => outcome.done.includes(id));
  }

  const remove = useDeleteRow<ReviewRow>(
    reviewsApi,
    ({ name }) => deleteQuestion(`the review by ${name}`),
    (deleted) => setSelected((current) => current.filter(({ id }) => id !== deleted.id)),
  );

  /** Selects the reviews with these keys, which are on the page of `rows` or selected already. */
  function select(keys: ReadonlySet<string | number>, rows: readonly ReviewRow[] = []) {
    const known = new Map([...selected, ...rows].map((review) => [review.id, review]));
    setSelected([...known.values()].filter(({ id }) => keys.has(id)));
  }

  return { selected, select, isBusy, change, remove };
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
