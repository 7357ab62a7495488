import { isTrackingLink, type ShopOrder } from '@lumora/shared-contract/orders';
import { ChatIcon } from '../links/icons.tsx';
import { chatUrl } from '../links/chat-url.ts';
import { Link } from '../links/link.tsx';
import { listPath } from '../links/list-path.ts';
import { useShop } from '../shop-info/use-shop.ts';
import * as buttons from '../styles/buttons.module.css';
import { orderChatMessage } from './order-labels.ts';
import * as styles from './order-page.module.css';

/** Renders the actions of an order. The lit button confirms the order, tracks its parcel, or else leads to the list. */
export function OrderActions({ order }: { order: ShopOrder }) {
  const shop = useShop();
  const { status, payment, tracking } = order;
  const isUnconfirmed = status === 'new' && payment === 'chat';
  const isTrackable = status === 'dispatched' && isTrackingLink(tracking);
  return (
    <div className={styles['actions']}>
      {!isUnconfirmed && !isTrackable && (
        <Link className={buttons['buy']} to={listPath}>
          Continue shopping
        </Link>
      )}
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
