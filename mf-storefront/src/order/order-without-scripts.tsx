import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as scripting from '../styles/scripting.module.css';

/** Replaces an order page in browsers without scripts: a chat link with `message`. */
export function OrderWithoutScripts({ message }: { message: string }) {
  const shop = useShop();
  return (
    <div className={scripting['withoutScripts']}>
      <p>This page needs JavaScript, which is off in your browser. Ask us about your order on WhatsApp.</p>
      {shop !== undefined && <ChatLink phone={shop.chat_phone} message={message} />}
    </div>
  );
}
