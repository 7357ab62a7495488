import { Link } from 'react-router-dom';
import type { CartQuoteLine } from '@lumora/shared-contract';
import { useShop } from '../frame/use-shop.ts';
import { chatUrl } from '../links/chat-url.ts';
import { setQuantity, type CartLineSummary } from './change-cart.ts';
import { describeLine } from './order-message.ts';
import * as styles from './line-problem.module.css';

/** What is wrong with a line, and the one tap that puts it right; what is gone can only be removed. */
export function LineProblem({ sign, quoted }: { sign: CartLineSummary; quoted: CartQuoteLine }) {
  const { problem, max_quantity, product } = quoted;
  return (
    <p className={styles['problem']}>
      <span>{problem?.message}</span>
      {problem?.code === 'fewer' && (
        <button type="button" onClick={() => setQuantity(sign, max_quantity)}>
          Take {max_quantity}
        </button>
      )}
      {problem?.code === 'made_to_order' && <AskForIt quoted={quoted} />}
      {problem?.code === 'not_for_sale' && product !== null && (
        <Link to={`/products/${product.slug}`}>Choose another</Link>
      )}
    </p>
  );
}

function AskForIt({ quoted }: { quoted: CartQuoteLine }) {
  const shop = useShop();
  if (shop === undefined) return null;
  const words = `Hi I want ${quoted.quantity} × ${describeLine(quoted)} made to order`;
  return (
    <a href={chatUrl(shop.chat_phone, words)} target="_blank" rel="noreferrer">
      Ask on WhatsApp
    </a>
  );
}
