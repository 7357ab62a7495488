import type { CartQuote } from '@lumora/shared-contract';
import { useShop } from '../frame/use-shop.ts';
import { chatUrl } from '../links/chat-url.ts';
import { ChatIcon } from '../links/icons.tsx';
import { classNames } from '../look/class-names.ts';
import * as buttons from '../look/buttons.module.css';
import { rupees } from '../prices/rupees.ts';
import { itemsWords } from './cart-count.ts';
import { orderWords } from './order-words.ts';
import * as styles from './cart-sum.module.css';

interface CartSumProps {
  quote: CartQuote;
  /** of an earlier cart: nothing is ordered by it */
  isStale: boolean;
}

/** What can be had of the cart, together, and the way to order it. */
export function CartSum({ quote, isStale }: CartSumProps) {
  const shop = useShop();
  const { pieces, saved, total } = quote;
  const canOrder = shop !== undefined && pieces > 0 && !isStale;
  return (
    <section className={styles['sum']} aria-label="Sum">
      <p className={classNames(styles['total'], isStale && styles['stale'])} aria-live="polite">
        <span>Total for {itemsWords(pieces)}</span> <b>{rupees(total)}</b>
      </p>
      <p className={styles['quiet']}>{saved > 0 && `You save ${rupees(saved)}. `}Free PAN India shipping.</p>
      {pieces > 0 ? (
        // without an address, and so without a use, while the sum is not that of the lines
        <a
          className={buttons['chat']}
          {...(canOrder
            ? { href: chatUrl(shop.chat_phone, orderWords(quote)), target: '_blank', rel: 'noreferrer' }
            : { role: 'link', 'aria-disabled': true })}
        >
          <ChatIcon />
          <span>Order on WhatsApp</span>
        </a>
      ) : (
        <p>Nothing here can be ordered as it is. Put it right above, or tell us what you need.</p>
      )}
    </section>
  );
}
