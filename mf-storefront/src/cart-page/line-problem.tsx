import type { CartQuoteLine } from '@lumora/shared-contract/cart';
import { Link } from '../links/link.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { chatUrl } from '../links/chat-url.ts';
import { setQuantity, type CartLineId } from '../cart/change-cart.ts';
import { describeLine } from '../quote/order-message.ts';
import * as styles from './line-problem.module.css';

/** Renders the problem of a line and the button or link that solves it, if there is one. */
export function LineProblem({ line, quoted }: { line: CartLineId; quoted: CartQuoteLine }) {
  const { problem, max_quantity, product } = quoted;
  return (
    <p className={styles['problem']}>
      <span>{problem?.message}</span>
      {problem?.code === 'fewer' && (
        <button type="button" onClick={() => setQuantity(line, max_quantity)}>
          Change to {max_quantity}
        </button>
      )}
      {problem?.code === 'made_to_order' && <AskOnChat quoted={quoted} />}
      {problem?.code === 'not_for_sale' && product !== null && (
        <Link to={`/products/${product.slug}`}>Choose another</Link>
      )}
    </p>
  );
}

function AskOnChat({ quoted }: { quoted: CartQuoteLine }) {
  const shop = useShop();
  if (shop === undefined) return null;
  const message = `Hi I want ${quoted.quantity} × ${describeLine(quoted)} made to order`;
  return (
    <a href={chatUrl(shop.chat_phone, message)} target="_blank" rel="noreferrer">
      Ask on WhatsApp
    </a>
  );
}
