import { useId, useRef } from 'react';
import {
  maxReviewCityLength,
  maxReviewCommentLength,
  maxReviewNameLength,
  type ShopReview,
} from '@lumora/shared-contract/reviews';
import * as buttons from '../styles/buttons.module.css';
import * as inputs from '../form-field/text-input.module.css';
import { useInputBeforeHydration } from '../browser-state/use-input-before-hydration.ts';
import { PhotoField } from './photo-field.tsx';
import { StarChoice } from './star-choice.tsx';
import { hasOrder, useReviewForm } from './use-review-form.ts';
import * as styles from './review-form.module.css';

interface ReviewFormProps {
  productId: number;
  onSent: (review: ShopReview) => void;
}

/** Renders the form for a review. Empty fields send nothing; after an error the text stays in the form. */
export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const id = useId();
  const { draft, errors, change, state, submit } = useReviewForm(productId, onSent);
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
        <AuthorFields name={draft.name} city={draft.city} onChange={change} />
        <OrderField
          reference={draft.order_reference}
          error={errors.order_reference}
          onChange={(reference) => change({ order_reference: reference })}
        />
        {hasOrder(draft) && (
          <PhotoField photo={draft.photo} error={errors.photo} onChange={(photo) => change({ photo })} />
        )}
        <label>
          <span>Comment</span>
          <textarea
            className={inputs['input']}
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

interface AuthorFieldsProps {
  name: string;
  city: string;
  onChange: (author: { name?: string; city?: string }) => void;
}

function AuthorFields({ name, city, onChange }: AuthorFieldsProps) {
  return (
    <>
      <label>
        <span>Name</span>
        <input
          className={inputs['input']}
          value={name}
          maxLength={maxReviewNameLength}
          autoComplete="name"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </label>
      <label>
        <span>City</span>
        <input
          className={inputs['input']}
          value={city}
          maxLength={maxReviewCityLength}
          autoComplete="address-level2"
          onChange={({ target }) => onChange({ city: target.value })}
        />
      </label>
    </>
  );
}

interface OrderFieldProps {
  reference: string;
  error: string | undefined;
  onChange: (reference: string) => void;
}

function OrderField({ reference, error, onChange }: OrderFieldProps) {
  const errorId = useId();
  return (
    <>
      <label>
        <span>Order number, to verify your review and add a photo</span>
        <input
          className={inputs['input']}
          value={reference}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={errorId} className={styles['error']}>
        {error}
      </p>
    </>
  );
}

/** Text fields in their order in the form. */
const fieldNames = ['name', 'city', 'order_reference', 'comment'] as const;
const thanks = 'Thank you! We publish your review once we have approved it.';
