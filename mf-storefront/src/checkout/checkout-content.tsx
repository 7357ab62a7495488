import { useState } from 'react';
import type { CartLine } from '@lumora/shared-contract';
import { CartFailure } from '../cart/cart-failure.tsx';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { removeOrdered } from '../cart/remove-ordered.ts';
import { useQuote } from '../cart/use-quote.ts';
import { setVoucherCode, useVoucherCode } from '../cart/voucher-store.ts';
import { checkDraft, draftFields, type DraftErrors, type DraftField } from './check-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSum } from './checkout-sum.tsx';
import { keepDraft, readDraft, type OrderDraft } from './order-draft.ts';
import { EmptyCheckout } from './empty-checkout.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderState } from './order-state.tsx';
import { orderedLines } from './ordered-lines.ts';
import { usePlaceOrder, type OrderSubmission } from './use-place-order.ts';
import { VoucherRefusal } from './voucher-rejection.tsx';
import * as styles from './checkout-page.module.css';

interface CheckoutContentProps {
  lines: CartLine[];
  /** false for the one item of Buy Now, which leaves the cart as it is */
  isOfCart: boolean;
}

export function CheckoutContent({ lines, isOfCart }: CheckoutContentProps) {
  const voucher = useVoucherCode();
  const [draft, setDraft] = useState(readDraft);
  const phone = checkDraft(draft).phone === undefined ? draft.phone : undefined;
  const { quote, isStale, isError, retry } = useQuote(lines, { voucher, phone });
  const [errors, setErrors] = useState<DraftErrors>({});
  const [held, setHeld] = useState<string>();
  const isRefused = !isStale && quote?.voucher?.refusal != null;
  const goesWithoutVoucher = isRefused && held === voucher;
  const {
    ordering: sent,
    order,
    sendAgain,
  } = usePlaceOrder({
    onOrdered(made, attempt) {
      if (attempt.isOfCart) removeOrdered(attempt.body.lines);
      if (made.voucher_code !== null) setVoucherCode(null);
      keepDraft({ ...draft, note: '' });
    },
    onRefused(fields, body) {
      setHeld(body.voucher);
      showErrors(fields);
      retry();
    },
  });

  const ordering = isOver(sent, voucher, draft.phone) ? ready : sent;

  function change(changed: OrderDraft) {
    setDraft(changed);
    keepDraft(changed);
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
    // a voucher that is refused goes along once: the server holds the order, and the shopper hears what it costs without
    const taken = voucher === null || goesWithoutVoucher ? {} : { voucher };
    order({ body: { ...draft, lines: orderedLines(quote), total: quote.total, ...taken }, isOfCart });
  }

  const state = (
    <OrderState ordering={ordering} onSendAgain={sendAgain}>
      {isRefused ? <VoucherRefusal quote={quote} isHeld={goesWithoutVoucher} /> : null}
    </OrderState>
  );
  // an order has just emptied the cart, or left in it what cannot be had, and its page is on its way
  const isNothing = lines.length === 0 || quote?.pieces === 0;
  if (isNothing && ordering.is === 'sending') return <CartSkeleton count={2} />;
  if (lines.length === 0) return ordering.is === 'unanswered' ? state : <EmptyCart />;
  if (quote === undefined && !isError) return <CartSkeleton count={lines.length} />;
  // what an unanswered order may have taken is not said to be out of reach
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
          <OrderBar quote={quote} isStale={isStale} ordering={ordering} goesWithoutVoucher={goesWithoutVoucher}>
            {state}
          </OrderBar>
        </div>
      )}
    </>
  );
}

/** The first field that is wrong is where to go on. */
function focusFirst(errors: DraftErrors) {
  const first: DraftField | undefined = draftFields.find((field) => errors[field] !== undefined);
  if (first !== undefined) document.getElementById(`checkout-${first}`)?.focus();
}

const ready: OrderSubmission = { is: 'ready' };

/** A refusal of a voucher says nothing of another voucher, nor of another customer. */
function isOver(ordering: OrderSubmission, voucher: string | null, phone: string): boolean {
  if (ordering.is !== 'refused' || ordering.fields['voucher'] === undefined) return false;
  return ordering.body.phone !== phone || (ordering.body.voucher ?? null) !== voucher;
}
