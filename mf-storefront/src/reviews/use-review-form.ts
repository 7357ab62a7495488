import { useRef, useState, type SubmitEvent } from 'react';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import type { ShopReview } from '@lumora/shared-contract/reviews';
import { photoFieldId } from './photo-field.tsx';
import { useReviewDraft, type ReviewDraft } from './review-draft.ts';
import { sendReview } from './send-review.ts';

type State = { is: 'ready' | 'sending' | 'sent' } | { is: 'rejected'; message: string; errors: FieldErrors };

/** Error messages of the fields that show one. */
interface FieldErrors {
  order_reference?: string;
  photo?: string;
}

/** Returns the values of the form, the state of its submission with the errors, and the functions that change and submit it. */
export function useReviewForm(productId: number, onSent: (review: ShopReview) => void) {
  const { draft, update, clear } = useReviewDraft(productId);
  const [state, setState] = useState<State>({ is: 'ready' });
  const isSending = useRef(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const { photo: chosen, ...fields } = draft;
    // without an order number the form shows no photo
    const photo = hasOrder(draft) ? chosen : null;
    const input = { ...fields, name: draft.name.trim(), comment: draft.comment.trim() };
    if (input.name === '' || input.comment === '' || isSending.current) return;
    if (photo?.error !== undefined) return document.getElementById(photoFieldId)?.focus();
    isSending.current = true;
    setState({ is: 'sending' });
    const sending = sendReview(productId, input, photo?.file ?? null);
    const [outcome] = await Promise.allSettled([sending, minSendingTime()]);
    isSending.current = false;
    if (outcome.status === 'rejected') return setState(toRejected(outcome.reason));
    setState({ is: 'sent' });
    clear();
    onSent(outcome.value);
  }

  function change(fields: Partial<ReviewDraft>) {
    update(fields);
    setState((current) => (current.is === 'rejected' ? { is: 'ready' } : current));
  }

  const errors: FieldErrors = state.is === 'rejected' ? state.errors : {};
  return { draft, errors, change, state, submit };
}

/** Returns whether an order number is entered, with which a photo may be sent. */
export function hasOrder({ order_reference }: ReviewDraft): boolean {
  return order_reference.trim() !== '';
}

function toRejected(error: unknown): State {
  const fields: Record<string, string | undefined> = isHttpError(error) ? (error.fields ?? {}) : {};
  const { order_reference, photo } = fields;
  const errors = { ...(order_reference && { order_reference }), ...(photo && { photo }) };
  return { is: 'rejected', message: errorMessage(error), errors };
}

/** Resolves after the min time (350 ms) for which `Submitting...` is shown. */
function minSendingTime(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 350);
  });
}
