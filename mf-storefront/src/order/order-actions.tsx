import { isTrackingLink, type ShopOrder } from '@lumora/shared-contract/orders';
import { ChatIcon } from '../links/icons.tsx';
import { chatUrl } from '../links/chat-url.ts';
import { useShop } from '../shop-info/use-shop.ts';
import * as buttons from '../styles/buttons.module.css';
import { orderChatMessage } from './order-labels.ts';
import * as styles from './order-page.module.css';

/** Renders the actions of an order. The next step of the shopper, to confirm the order or to track its parcel, is the `buy` button. */
export function OrderActions({ order }: { order: ShopOrder }) {
  const shop = useShop();
  const { status, payment, tracking } = order;
  const isUnconfirmed = status === 'new' && payment === 'chat';
  const isTrackable = status === 'dispatched' && isTrackingLink(tracking);
  return (
    <div className={styles['actions']}>
      {isTrackingLink(tracking) && (
        <a className={buttons[isTrackable ? 'buy' : 'quiet']} href={tracking} target="_blank" rel="noopener noreferrer">
          Track your parcel
        </a>
      )}
      {shop !== undefined && (
        <a
          className={buttons[isUnconfirmed ? 'buy' : 'chat']}
          href={chatUrl(shop.chat_phone, orderChatMessage(order))}
          target="_blank"
          rel="noreferrer"
        >
          <ChatIcon />
          <span>{isUnconfirmed ? 'Confirm on WhatsApp' : 'Ask on WhatsApp'}</span>
        </a>
      )}
      <button type="button" className={buttons['quiet']} onClick={() => window.print()}>
        Print
      </button>
    </div>
  );
}
