import { useRef } from 'react';
import type { CartQuote } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { useScrollPadding } from '../browser-state/use-scroll-padding.ts';
import { Link } from '../links/link.tsx';
import { DeliveryDates } from '../delivery/delivery-dates.tsx';
import { PromiseStrip } from '../delivery/promise-strip.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { chatUrl } from '../links/chat-url.ts';
import { ChatIcon } from '../links/icons.tsx';
import { classNames } from '../styles/class-names.ts';
import * as buttons from '../styles/buttons.module.css';
import { formatItemCount } from '../cart/cart-count.ts';
import { orderMessage } from '../quote/order-message.ts';
import { FoldedVoucherField } from '../quote/voucher-field.tsx';
import * as styles from './cart-sum.module.css';

interface CartSumProps {
  quote: CartQuote;
  /** the quote is that of an earlier cart and must not be ordered */
  isStale: boolean;
  /** the current quote could not be loaded */
  isError: boolean;
  /** the code applied to the cart */
  voucher: string | null;
}

/** Renders the total of the available lines and the links to order them, and below the delivery and the voucher field. */
export function CartSum({ quote, isStale, isError, voucher }: CartSumProps) {
  const bar = useRef<HTMLElement>(null);
  useScrollPadding(bar);
  const { pieces, saved, subtotal, total } = quote;
  const discount = quote.voucher?.discount ?? 0;
  const savings = saved + discount;
  return (
    <div className={styles['side']}>
      <section ref={bar} className={styles['sum']} aria-label="Sum">
        <div className={styles['texts']}>
          <div className={classNames(isStale && styles['stale'])} aria-live="polite">
            {discount > 0 && (
              <p className={styles['quiet']}>
                {rupees(subtotal)} less {rupees(discount)} by your voucher
              </p>
            )}
            <p className={styles['total']}>
              <span>Total for {formatItemCount(pieces)}</span> <b>{rupees(total)}</b>
            </p>
          </div>
          <p className={styles['quiet']}>
            {savings > 0 && <b>You save {rupees(savings)}</b>}
            <span>{savings > 0 && '. '}Free PAN India shipping.</span>
          </p>
        </div>
        {pieces > 0 ? (
          <CartActions quote={quote} isStale={isStale} />
        ) : (
          <p>Nothing in your cart can be ordered right now. Change the lines above, or tell us what you need.</p>
        )}
      </section>
      <div className={styles['more']}>
        {pieces > 0 && <DeliveryDates />}
        <FoldedVoucherField code={voucher} outcome={quote.voucher} isStale={isStale} isError={isError} />
      </div>
      <PromiseStrip />
    </div>
  );
}

/** Renders the links to the checkout and to the chat with the order as its message. */
function CartActions({ quote, isStale }: Pick<CartSumProps, 'quote' | 'isStale'>) {
  const shop = useShop();
  return (
    <div className={styles['actions']}>
      <Link className={buttons['buy']} to="/checkout">
        Checkout
      </Link>
      {/* disabled (without href) while the total is not that of the lines */}
      <a
        className={buttons['chat']}
        {...(shop !== undefined && !isStale
          ? { href: chatUrl(shop.chat_phone, orderMessage(quote)), target: '_blank', rel: 'noreferrer' }
          : { role: 'link', 'aria-disabled': true })}
      >
        <ChatIcon />
        <span>Order on WhatsApp</span>
      </a>
    </div>
  );
}
