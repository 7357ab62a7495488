import type { ReactNode } from 'react';
import type { CartQuoteLine } from '@lumora/shared-contract/cart';
import { Link } from '../links/link.tsx';
import { lineSummary } from '../quote/line-summary.ts';
import { describeLine } from '../quote/order-message.ts';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as buttons from '../styles/buttons.module.css';
import { listPath } from '../links/list-path.ts';
import { CheckoutLine } from './checkout-line.tsx';
import * as styles from './checkout-page.module.css';
import * as sums from './checkout-sum.module.css';

interface EmptyCheckoutProps {
  lines: CartQuoteLine[];
  isOfCart: boolean;
  /** message about an attempted order */
  children: ReactNode;
}

/** Replaces the checkout form when no line is available: shows the problem of each line and links to the list and the chat. */
export function EmptyCheckout({ lines, isOfCart, children }: EmptyCheckoutProps) {
  const shop = useShop();
  return (
    <div className={styles['empty']}>
      {children}
      <p role="status">Nothing here can be ordered right now. Choose another sign, or ask us on WhatsApp.</p>
      <div className={styles['actions']}>
        <Link className={buttons['primary']} to={listPath}>
          See all signs
        </Link>
        {shop !== undefined && <ChatLink phone={shop.chat_phone} message={chatMessage(lines)} />}
      </div>
      <section className={sums['sum']} aria-label="Your order">
        <div className={sums['heading']}>
          <h2>Your order</h2>
          {isOfCart && <Link to="/cart">Change</Link>}
        </div>
        <ul>
          {lines.map((line) => (
            <CheckoutLine key={line.variant_id ?? line.design_id} line={line} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Returns a chat message with the lines whose products still exist. */
function chatMessage(lines: CartQuoteLine[]): string {
  const known = lines.filter((line) => lineSummary(line).path !== undefined);
  if (known.length === 0) return 'Hi, I want to order from your shop';
  return ['Hi, I would like:', ...known.map(requestText)].join('\n');
}

function requestText(line: CartQuoteLine): string {
  return `${line.quantity} × ${line.offer === null ? lineSummary(line).quoted : describeLine(line)}`;
}
