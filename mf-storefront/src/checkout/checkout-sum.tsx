import type { CartQuote } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { Link } from '../links/link.tsx';
import { DeliveryDates } from '../delivery/delivery-dates.tsx';
import { VoucherField } from '../quote/voucher-field.tsx';
import { classNames } from '../styles/class-names.ts';
import { CheckoutLine } from './checkout-line.tsx';
import * as lineStyles from '../quote/lines.module.css';
import * as styles from './checkout-sum.module.css';

interface CheckoutSumProps {
  quote: CartQuote;
  /** the quote is that of an earlier cart and must not be ordered */
  isStale: boolean;
  voucher: string | null;
  isOfCart: boolean;
}

/** Renders the ordered lines, the voucher field and the discounts. */
export function CheckoutSum({ quote, isStale, voucher, isOfCart }: CheckoutSumProps) {
  const { saved, subtotal } = quote;
  const discount = quote.voucher?.discount ?? 0;
  return (
    <section className={styles['sum']} aria-label="Your order">
      <div className={styles['heading']}>
        <h2>Your order</h2>
        {isOfCart && <Link to="/cart">Change</Link>}
      </div>
      <ul>
        {quote.lines.map((line) => (
          <CheckoutLine key={line.variant_id ?? line.design_id} line={line} />
        ))}
      </ul>
      <VoucherField code={voucher} outcome={quote.voucher} isChecking={isStale} />
      <dl className={classNames(styles['sums'], isStale && styles['stale'])}>
        {discount > 0 && (
          <>
            <dt>Before voucher</dt>
            <dd>{rupees(subtotal)}</dd>
            <dt>Voucher {quote.voucher?.code}</dt>
            <dd>−{rupees(discount)}</dd>
          </>
        )}
        <dt>Delivery</dt>
        <dd>Free</dd>
      </dl>
      <DeliveryDates />
      {saved + discount > 0 && <p className={lineStyles['quiet']}>You save {rupees(saved + discount)} altogether.</p>}
    </section>
  );
}
