import { useState } from 'react';
import type { CartLine } from '@lumora/shared-contract';
import { CartFailure } from '../cart-page/cart-failure.tsx';
import { CartSkeleton } from '../cart-page/cart-skeleton.tsx';
import { EmptyCart } from '../cart-page/empty-cart.tsx';
import { removeOrdered } from '../cart/remove-ordered.ts';
import { useQuote } from '../quote/use-quote.ts';
import { setVoucherCode, useVoucherCode } from '../quote/voucher-code.ts';
import { checkDraft, draftFields, type DraftErrors, type DraftField } from './check-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSum } from './checkout-sum.tsx';
import { saveDraft, readDraft, type OrderDraft } from './order-draft.ts';
import { EmptyCheckout } from './empty-checkout.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderState } from './order-state.tsx';
import { orderedLines } from './ordered-lines.ts';
import { usePlaceOrder, type OrderSubmission } from './use-place-order.ts';
import { VoucherRejection } from './voucher-rejection.tsx';
import * as styles from './checkout-page.module.css';

interface CheckoutContentProps {
  lines: CartLine[];
  /** false for the line of Buy Now, which does not change the cart */
  isOfCart: boolean;
}

/** Renders the order summary, the form and the order button, or what replaces them when nothing can be ordered. */
export function CheckoutContent({ lines, isOfCart }: CheckoutContentProps) {
  const voucher = useVoucherCode();
  const [draft, setDraft] = useState(readDraft);
  const phone = checkDraft(draft).phone === undefined ? draft.phone : undefined;
  const { quote, isStale, isError, retry } = useQuote(lines, { voucher, phone });
  const [errors, setErrors] = useState<DraftErrors>({});
  const [rejectedCode, setRejectedCode] = useState<string>();
  const isVoucherRejected = !isStale && quote?.voucher?.refusal != null;
  const isWithoutVoucher = isVoucherRejected && rejectedCode === voucher;
  const {
    ordering: submission,
    order,
    sendAgain,
  } = usePlaceOrder({
    onOrdered(placed, attempt) {
      if (attempt.isOfCart) removeOrdered(attempt.body.lines);
      if (placed.voucher_code !== null) setVoucherCode(null);
      saveDraft({ ...draft, note: '' });
    },
    onRejected(fields, body) {
      setRejectedCode(body.voucher);
      showErrors(fields);
      retry();
    },
  });

  const ordering = isOutdatedRejection(submission, voucher, draft.phone) ? ready : submission;

  function change(changed: OrderDraft) {
    setDraft(changed);
    saveDraft(changed);
    if (Object.keys(errors).length > 0) setErrors(checkDraft(changed));
  }

  function showErrors(found: DraftErrors) {
    setErrors(found);
    focusFirst(found);
  }

  function submit() {
    const found = checkDraft(draft);
    showErrors(found);
    if (Object.keys(found).length > 0 || quote === undefined || isStale) return;
    // a rejected voucher is sent once: the server then rejects the order and responds with the total without it
    const voucherFields = voucher === null || isWithoutVoucher ? {} : { voucher };
    order({ body: { ...draft, lines: orderedLines(quote), total: quote.total, ...voucherFields }, isOfCart });
  }

  const state = (
    <OrderState ordering={ordering} onSendAgain={sendAgain}>
      {isVoucherRejected ? <VoucherRejection quote={quote} isOrderRejected={isWithoutVoucher} /> : null}
    </OrderState>
  );
  // an order was just placed and the cart is empty or holds only unavailable lines; the order page is loading
  const isNothing = lines.length === 0 || quote?.pieces === 0;
  if (isNothing && ordering.is === 'sending') return <CartSkeleton count={2} />;
  if (lines.length === 0) return ordering.is === 'unanswered' ? state : <EmptyCart />;
  if (quote === undefined && !isError) return <CartSkeleton count={lines.length} />;
  // an order without a response may have taken the stock, so its lines are not called unavailable
  if (quote?.pieces === 0 && ordering.is !== 'unanswered') {
    return (
      <EmptyCheckout lines={quote.lines} isOfCart={isOfCart}>
        <OrderState ordering={ordering} onSendAgain={sendAgain}>
          {null}
        </OrderState>
      </EmptyCheckout>
    );
  }
  return (
    <>
      {isError && <CartFailure lines={lines} isPriced={quote !== undefined} onRetry={retry} />}
      {quote !== undefined && (
        <div className={styles['parts']}>
          <CheckoutSum quote={quote} isStale={isStale} voucher={voucher} isOfCart={isOfCart} />
          <CheckoutForm draft={draft} errors={errors} onChange={change} onSubmit={submit} />
          <OrderBar quote={quote} isStale={isStale} ordering={ordering} isWithoutVoucher={isWithoutVoucher}>
            {state}
          </OrderBar>
        </div>
      )}
    </>
  );
}

/** Focuses the first invalid field. */
function focusFirst(errors: DraftErrors) {
  const first: DraftField | undefined = draftFields.find((field) => errors[field] !== undefined);
  if (first !== undefined) document.getElementById(`checkout-${first}`)?.focus();
}

const ready: OrderSubmission = { is: 'ready' };

/** Returns whether the rejection of a voucher no longer applies, because the voucher or the phone number has changed. */
function isOutdatedRejection(ordering: OrderSubmission, voucher: string | null, phone: string): boolean {
  if (ordering.is !== 'rejected' || ordering.fields['voucher'] === undefined) return false;
  return ordering.body.phone !== phone || (ordering.body.voucher ?? null) !== voucher;
}
