import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome, ReviewRow } from '@lumora/shared-contract';
import { confirm, toast, toastError, useDeleteRow } from '@lumora/shared-ui';
import { formatCount } from '../products/format-count.ts';
import { changeReviews, deleteReview, deletion, reviewsKey, type ReviewChange } from './reviews-api.ts';

/** Approves, hides and deletes reviews, and says how it ended. */
export function useReviewChanges() {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);

  async function change(what: ReviewChange, ids: readonly number[]) {
    if (isBusy || (what === deletion && !(await confirmDeletion(ids.length)))) return;
    setBusy(true);
    const outcome: BulkOutcome = { done: [], failed: [] };
    try {
      await changeReviews(what, ids, ({ done, failed }) => {
        outcome.done.push(...done);
        outcome.failed.push(...failed);
      });
      const [refused] = outcome.failed;
      if (refused) toast.error(refused.message);
    } catch (error) {
      toastError(error, what.fallback);
    }
    setBusy(false);
    if (outcome.done.length > 0) toast.success(doneWords(what, outcome.done.length));
    const settled = new Set([...outcome.done, ...outcome.failed.map(({ id }) => id)]);
    setChosen(new Set([...chosen].filter((id) => !settled.has(id))));
    await queryClient.invalidateQueries({ queryKey: reviewsKey });
  }

  const remove = useDeleteRow<ReviewRow>(
    { remove: deleteReview, changedKeys: [reviewsKey] },
    ({ name }) => deleteQuestion(`the review by ${name}`),
    ({ id }) => setChosen(new Set([...chosen].filter((one) => one !== id))),
  );

  return { chosen, setChosen, isBusy, change, remove };
}

function deleteQuestion(what: string) {
  return { title: `Delete ${what}?`, message: 'This cannot be undone.' };
}

function confirmDeletion(count: number): Promise<boolean> {
  return confirm({ ...deleteQuestion(reviewCount(count)), action: 'Delete', danger: true });
}

function doneWords({ done }: ReviewChange, count: number): string {
  return count === 1 ? `Review ${done}` : `${reviewCount(count)} ${done}`;
}

function reviewCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
}
