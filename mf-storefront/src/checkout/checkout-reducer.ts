import { checkDraft, type DraftErrors } from './check-draft.ts';
import type { OrderBody } from './order-attempt.ts';
import type { OrderDraft } from './order-draft.ts';

/** State of the checkout besides the form values and the quote. */
export interface CheckoutState {
  /** messages of invalid fields */
  errors: DraftErrors;
  submission: OrderSubmission;
  /** voucher of the last rejected order */
  rejectedVoucher?: string | undefined;
}

/**
 * `busy`: not sent, because another order is being sent. `unconfirmed`: sent without a response, so the order may have been
 * placed. `rejected`: the server rejected the order; `fields` holds its validation messages. `body` is the order that was
 * sent, from which cart and form may differ by now.
 */
export type OrderSubmission =
  | { is: 'ready' | 'sending' | 'busy' }
  | { is: 'unconfirmed'; message?: string; body: OrderBody }
  | { is: 'rejected'; message: string; fields: Record<string, string>; body: OrderBody };

export type CheckoutAction =
  | { type: 'edited'; draft: OrderDraft }
  | { type: 'checked'; errors: DraftErrors }
  | { type: 'submitted'; submission: OrderSubmission };

/** Returns the state after an edit of the form, a check before the order is sent, or a step of the submission. */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'edited':
      // errors appear only after the first attempt to order
      return Object.keys(state.errors).length === 0 ? state : { ...state, errors: checkDraft(action.draft) };
    case 'checked':
      return { ...state, errors: action.errors };
    case 'submitted': {
      const { submission } = action;
      if (submission.is !== 'rejected') return { ...state, submission };
      return { errors: submission.fields, submission, rejectedVoucher: submission.body.voucher };
    }
  }
}

/** Returns the submission, or `ready` when its voucher was rejected and the voucher or the phone number has changed since. */
export function currentSubmission(
  { submission }: CheckoutState,
  voucher: string | null,
  phone: string,
): OrderSubmission {
  if (submission.is !== 'rejected' || submission.fields['voucher'] === undefined) return submission;
  const isOutdated = submission.body.phone !== phone || (submission.body.voucher ?? null) !== voucher;
  return isOutdated ? { is: 'ready' } : submission;
}
