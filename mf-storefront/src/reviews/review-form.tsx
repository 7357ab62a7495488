import { useId, useRef, useState, type SubmitEvent } from 'react';
import { errorMessage } from '@lumora/shared-auth/core';
import {
  maxReviewCityLength,
  maxReviewCommentLength,
  maxReviewNameLength,
  maxStars,
  type ShopReview,
} from '@lumora/shared-contract/reviews';
import * as buttons from '../styles/buttons.module.css';
import { useInputBeforeHydration } from '../browser-state/use-input-before-hydration.ts';
import { sendReview } from './reviews-query.ts';
import { StarChoice } from './star-choice.tsx';
import * as styles from './review-form.module.css';

interface ReviewFormProps {
  productId: number;
  onSent: (review: ShopReview) => void;
}

/** Renders the form for a review. Empty fields send nothing; after an error the text stays in the form. */
export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const id = useId();
  const { draft, change, state, submit } = useReviewForm(productId, onSent);
  const form = useRef<HTMLFormElement>(null);
  useInputBeforeHydration(form, ({ value }, index) => change({ [fieldNames[index] ?? 'name']: value }));

  return (
    <>
      <p className={styles['withoutScripts']}>To write a review, turn on JavaScript in your browser.</p>
      <form
        ref={form}
        className={styles['form']}
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => void submit(event)}
      >
        <h3 id={`${id}-title`}>Write a review</h3>
        <StarChoice rating={draft.rating} onChoose={(rating) => change({ rating })} />
        <label>
          <span>Name</span>
          <input
            value={draft.name}
            maxLength={maxReviewNameLength}
            autoComplete="name"
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <label>
          <span>City</span>
          <input
            value={draft.city}
            maxLength={maxReviewCityLength}
            autoComplete="address-level2"
            onChange={({ target }) => change({ city: target.value })}
          />
        </label>
        <label>
          <span>Order number, to mark your review as verified</span>
          <input
            value={draft.order_reference}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ target }) => change({ order_reference: target.value })}
          />
        </label>
        <label>
          <span>Comment</span>
          <textarea
            rows={4}
            value={draft.comment}
            maxLength={maxReviewCommentLength}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </label>
        <button className={buttons['primary']} aria-disabled={state.is === 'sending'}>
          {state.is === 'sending' ? 'Submitting...' : 'Submit review'}
        </button>
        <p role="status">{state.is === 'sent' && thanks}</p>
        <p role="alert">{state.is === 'rejected' && state.message}</p>
      </form>
    </>
  );
}

/** Returns the values of the form, the state of its submission, and the functions that change and submit it. */
function useReviewForm(productId: number, onSent: (review: ShopReview) => void) {
  const [draft, setDraft] = useState(emptyDraft);
  const [state, setState] = useState<State>({ is: 'ready' });
  const isSending = useRef(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const [name, comment] = [draft.name.trim(), draft.comment.trim()];
    if (name === '' || comment === '' || isSending.current) return;
    isSending.current = true;
    setState({ is: 'sending' });
    const [outcome] = await Promise.allSettled([sendReview(productId, { ...draft, name, comment }), minSendingTime()]);
    isSending.current = false;
    if (outcome.status === 'rejected') return setState({ is: 'rejected', message: errorMessage(outcome.reason) });
    setState({ is: 'sent' });
    setDraft(emptyDraft);
    onSent(outcome.value);
  }

  const change = (fields: Partial<typeof emptyDraft>) => setDraft((current) => ({ ...current, ...fields }));
  return { draft, change, state, submit };
}

type State = { is: 'ready' | 'sending' | 'sent' } | { is: 'rejected'; message: string };

const emptyDraft = { name: '', city: '', order_reference: '', rating: maxStars, comment: '' };

/** Text fields in their order in the form. */
const fieldNames = ['name', 'city', 'order_reference', 'comment'] as const;
const thanks = 'Thank you! We publish your review once we have approved it.';

/** Resolves after the min time (350 ms) for which `Submitting...` is shown. */
function minSendingTime(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 350);
  });
}
