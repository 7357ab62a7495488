import { useReducer } from 'react';
import { useAtom } from 'jotai';
import type { CartLine } from '@lumora/shared-contract/cart';
import { removeOrdered } from '../cart/remove-ordered.ts';
import { useQuote, type QuoteState } from '../quote/use-quote.ts';
import { setVoucherCode, useVoucherCode } from '../quote/voucher-code.ts';
import { checkDraft, type DraftErrors } from './check-draft.ts';
import { checkoutReducer, currentSubmission, type CheckoutState, type OrderSubmission } from './checkout-reducer.ts';
import { pendingAttempt } from './order-attempt.ts';
import { draftFields, orderDraftAtom, type OrderDraft } from './order-draft.ts';
import { orderedLines } from './ordered-lines.ts';
import { usePlaceOrder, type PendingOrderActions } from './use-place-order.ts';

export interface Checkout {
  draft: OrderDraft;
  errors: DraftErrors;
  submission: OrderSubmission;
  voucher: string | null;
  quoted: QuoteState;
  /** the quote rejects the voucher */
  isVoucherRejected: boolean;
  /** the server rejected an order because of the voucher; the next order omits it */
  isWithoutVoucher: boolean;
  change: (draft: OrderDraft) => void;
  submit: () => void;
  /** what can be done with an order without a response */
  pending: PendingOrderActions;
}

/** Returns the checkout of the lines and the functions that change it. `isOfCart` is false for the line of Buy Now. */
export function useCheckout(lines: CartLine[], isOfCart: boolean): Checkout {
  const voucher = useVoucherCode();
  const [draft, setDraft] = useAtom(orderDraftAtom);
  const [state, dispatch] = useReducer(checkoutReducer, null, initialState);
  const phone = checkDraft(draft).phone === undefined ? draft.phone : undefined;
  const quoted = useQuote(lines, { voucher, phone });
  const { quote, isStale, retry } = quoted;
  const isVoucherRejected = !isStale && quote?.voucher?.rejection != null;
  const isWithoutVoucher = isVoucherRejected && state.rejectedVoucher === voucher;

  const { order, ...pending } = usePlaceOrder({
    onSubmission(submission) {
      dispatch({ type: 'submitted', submission });
      if (submission.is !== 'rejected') return;
      focusFirst(submission.fields);
      retry();
    },
    onOrdered(placed, attempt) {
      if (attempt.isOfCart) removeOrdered(attempt.body.lines);
      if (placed.voucher_code !== null) setVoucherCode(null);
      setDraft({ ...draft, note: '' });
    },
  });

  function change(changed: OrderDraft) {
    setDraft(changed);
    dispatch({ type: 'edited', draft: changed });
  }

  function submit() {
    const found = checkDraft(draft);
    dispatch({ type: 'checked', errors: found });
    focusFirst(found);
    if (Object.keys(found).length > 0 || quote === undefined || isStale) return;
    // a rejected voucher is sent once: the server then rejects the order and responds with the total without it
    const voucherFields = voucher === null || isWithoutVoucher ? {} : { voucher };
    order({ body: { ...draft, lines: orderedLines(quote), total: quote.total, ...voucherFields }, isOfCart });
  }

  const { errors } = state;
  const submission = currentSubmission(state, voucher, draft.phone);
  return { draft, errors, submission, voucher, quoted, isVoucherRejected, isWithoutVoucher, change, submit, pending };
}

/** An order of this tab without a response is `unconfirmed`, also after a reload. */
function initialState(): CheckoutState {
  const attempt = pendingAttempt();
  return { errors: {}, submission: attempt === null ? { is: 'ready' } : { is: 'unconfirmed', body: attempt.body } };
}

/** Focuses the first invalid field and scrolls it above the bar with the total, which the browser's own scrolling ignores. */
function focusFirst(errors: DraftErrors) {
  const first = draftFields.find((field) => errors[field] !== undefined);
  if (first === undefined) return;
  const field = document.getElementById(`checkout-${first}`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}
