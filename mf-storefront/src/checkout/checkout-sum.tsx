import { useId, useState } from 'react';
import type { CartQuote } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { formatItemCount } from '../cart/cart-count.ts';
import { Link } from '../links/link.tsx';
import { DeliveryDates } from '../delivery/delivery-dates.tsx';
import { LinePicture } from '../quote/line-picture.tsx';
import { FoldedVoucherField } from '../quote/voucher-field.tsx';
import { classNames } from '../styles/class-names.ts';
import { CheckoutLine } from './checkout-line.tsx';
import * as lineStyles from '../quote/lines.module.css';
import * as styles from './checkout-sum.module.css';

interface CheckoutSumProps {
  quote: CartQuote;
  /** the quote is that of an earlier cart and must not be ordered */
  isStale: boolean;
  /** the current quote could not be loaded */
  isError: boolean;
  voucher: string | null;
  isOfCart: boolean;
  /** an order was rejected because of the voucher */
  isOrderRejected: boolean;
}

/**
 * Renders the ordered lines, the discounts and the voucher field. On small screens a button opens them; a new problem of a
 * line or of the voucher opens them too.
 */
export function CheckoutSum({ quote, isStale, isError, voucher, isOfCart, isOrderRejected }: CheckoutSumProps) {
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const [lastCount, setLastCount] = useState(0);
  const count = countProblems(quote, isOrderRejected);
  if (count !== lastCount) {
    setLastCount(count);
    // stays open when the problem is solved, because its field may have the focus
    if (count > lastCount) setOpen(true);
  }
  return (
    <section className={styles['sum']} aria-label="Your order">
      <button
        type="button"
        className={styles['fold']}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <FirstPicture lines={quote.lines} />
        <span className={styles['label']}>
          Order summary <small>{formatItemCount(quote.pieces)} · Free delivery</small>
        </span>{' '}
        <b>{rupees(quote.total)}</b>
      </button>
      <div id={contentId} className={styles['content']}>
        <div className={styles['heading']}>
          <h2>Your order</h2>
          {isOfCart && <Link to="/cart">Change</Link>}
        </div>
        <ul>
          {quote.lines.map((line) => (
            <CheckoutLine key={line.variant_id ?? line.design_id} line={line} />
          ))}
        </ul>
        <Discounts quote={quote} isStale={isStale} />
        <FoldedVoucherField
          code={voucher}
          outcome={quote.voucher}
          isStale={isStale}
          isError={isError}
          isOrderRejected={isOrderRejected}
        />
      </div>
    </section>
  );
}

function countProblems({ lines, voucher }: CartQuote, isOrderRejected: boolean): number {
  const isVoucherRejected = isOrderRejected || (voucher?.rejection ?? null) !== null;
  return lines.filter(({ problem }) => problem !== null).length + Number(isVoucherRejected);
}

function FirstPicture({ lines: [first] }: Pick<CartQuote, 'lines'>) {
  return (
    first !== undefined && (
      <span className={classNames(lineStyles['picture'], styles['first'])}>
        <LinePicture {...first} />
      </span>
    )
  );
}

/** Renders a placeholder as high as the folded summary while the quote loads. */
export function CheckoutSumSkeleton() {
  return (
    <section
      className={classNames(styles['sum'], styles['skeleton'])}
      aria-label="Loading your order"
      aria-busy="true"
    />
  );
}

function Discounts({ quote, isStale }: Pick<CheckoutSumProps, 'quote' | 'isStale'>) {
  const { subtotal, voucher } = quote;
  const discount = voucher?.discount ?? 0;
  return (
    <>
      <dl className={classNames(styles['sums'], isStale && styles['stale'])}>
        {discount > 0 && (
          <>
            <dt>Before voucher</dt>
            <dd>{rupees(subtotal)}</dd>
            <dt>Voucher {voucher?.code}</dt>
            <dd>−{rupees(discount)}</dd>
          </>
        )}
        <dt>Delivery</dt>
        <dd>Free</dd>
      </dl>
      <DeliveryDates />
    </>
  );
}
