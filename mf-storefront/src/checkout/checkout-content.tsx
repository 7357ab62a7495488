import type { CartLine, CartQuote } from '@lumora/shared-contract/cart';
import { CartFailure } from '../cart-page/cart-failure.tsx';
import { CartSkeleton } from '../cart-page/cart-skeleton.tsx';
import { EmptyCart } from '../cart-page/empty-cart.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSum, CheckoutSumSkeleton } from './checkout-sum.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderState } from './order-state.tsx';
import { useCheckout, type Checkout } from './use-checkout.ts';
import * as styles from './checkout-page.module.css';

interface CheckoutContentProps {
  lines: CartLine[];
  /** false for the line of Buy Now, which does not change the cart */
  isOfCart: boolean;
}

/** Renders the order summary, the form and the order button, or what replaces them when nothing can be ordered. */
export function CheckoutContent({ lines, isOfCart }: CheckoutContentProps) {
  const checkout = useCheckout(lines, isOfCart);
  const { submission, pending } = checkout;
  const { quote, isError, retry } = checkout.quoted;
  const isEmpty = lines.length === 0 || quote?.pieces === 0;

  // an order was just placed and took everything; the order page is loading
  if (isEmpty && submission.is === 'sending') return <CartSkeleton count={2} />;
  // an order without a response may have emptied the cart or taken the stock
  if (lines.length === 0)
    return submission.is === 'unconfirmed' ? (
      <CheckoutState checkout={checkout} />
    ) : (
      <EmptyCart message={nothingToOrder} />
    );
  if (quote?.pieces === 0 && submission.is !== 'unconfirmed') {
    return (
      <EmptyCheckout lines={quote.lines} isOfCart={isOfCart}>
        <OrderState submission={submission} pending={pending} />
      </EmptyCheckout>
    );
  }
  return (
    <>
      {isError && <CartFailure cart={isOfCart ? lines : null} isPriced={quote !== undefined} onRetry={retry} />}
      <OrderParts checkout={checkout} quote={quote} isOfCart={isOfCart} />
    </>
  );
}

const nothingToOrder = 'Your cart is empty, so there is nothing to check out yet.';

interface OrderPartsProps extends Pick<CheckoutContentProps, 'isOfCart'> {
  checkout: Checkout;
  /** undefined until it is loaded: the form can be filled in before */
  quote: CartQuote | undefined;
}

function OrderParts({ checkout, quote, isOfCart }: OrderPartsProps) {
  const { draft, errors, submission, voucher, isVoucherRejected, isWithoutVoucher, change, submit } = checkout;
  const { isStale, isError } = checkout.quoted;
  return (
    <div className={styles['parts']}>
      {quote !== undefined && (
        <CheckoutSum {...{ quote, isStale, isError, voucher, isOfCart }} isOrderRejected={isWithoutVoucher} />
      )}
      {quote === undefined && !isError && <CheckoutSumSkeleton />}
      <CheckoutForm
        draft={draft}
        errors={errors}
        isLocked={submission.is === 'unconfirmed'}
        onChange={change}
        onSubmit={submit}
      />
      {quote === undefined ? (
        <CheckoutState checkout={checkout} />
      ) : (
        <OrderBar {...{ quote, isStale, submission, isVoucherRejected, isWithoutVoucher }}>
          <CheckoutState checkout={checkout} />
        </OrderBar>
      )}
    </div>
  );
}

function CheckoutState({ checkout }: { checkout: Checkout }) {
  const { submission, isWithoutVoucher, pending } = checkout;
  return (
    <OrderState submission={submission} pending={pending}>
      {isWithoutVoucher ? <p>Your order was not placed. Place it again to order without the voucher.</p> : null}
    </OrderState>
  );
}
