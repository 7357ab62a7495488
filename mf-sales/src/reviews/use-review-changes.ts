import { createContext, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome } from '@lumora/shared-contract/catalog';
import type { ReviewRow } from '@lumora/shared-contract/reviews';
import { countOf } from '@lumora/shared-contract/format';
import { confirm, toast, toastError, useDeleteRow } from '@lumora/shared-ui';
import { invalidate } from '@lumora/shared-ui/api';
import { changeReviews, deletion, reviewsApi, type ReviewChange } from './reviews-api.ts';

/** Approves, hides and deletes reviews, and toasts the outcome. */
export function useReviewChanges() {
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);

  async function change(reviewChange: ReviewChange, ids: readonly number[]) {
    if (isBusy || (reviewChange === deletion && !(await confirmDeletion(ids.length)))) return;
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
    if (outcome.done.length > 0) toast.success(formatDone(reviewChange, outcome.done.length));
    const settled = new Set([...outcome.done, ...outcome.failed.map(({ id }) => id)]);
    setSelected(new Set([...selected].filter((id) => !settled.has(id))));
    await invalidate(queryClient, reviewsApi.changedKeys);
  }

  const remove = useDeleteRow<ReviewRow>(
    reviewsApi,
    ({ name }) => deleteQuestion(`the review by ${name}`),
    ({ id }) => setSelected(new Set([...selected].filter((selectedId) => selectedId !== id))),
  );

  return { selected, setSelected, isBusy, change, remove };
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
