import type { ReactNode } from 'react';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract';
import { useShop } from '../frame/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { rupees } from '../prices/rupees.ts';
import { enquiry } from './enquiry.ts';
import * as styles from './ask-about-it.module.css';

interface AskAboutItProps {
  product: ShopProduct;
  variant: ShopVariant | undefined;
  /** how many; stays with the facts where the rest is a bar */
  quantity?: ReactNode;
  /** what else may be done about it */
  children?: ReactNode;
}

/** The chat, with what was chosen already typed in. On a phone it stays where the thumb is, with what it is about. */
export function AskAboutIt({ product, variant, quantity, children }: AskAboutItProps) {
  const shop = useShop();
  return (
    <div data-complete className={styles['ways']}>
      {quantity}
      <div className={styles['bar']}>
        <p className={styles['about']} aria-hidden="true">
          <span>{product.name}</span>
          {variant !== undefined && <b>{rupees(variant.price)}</b>}
        </p>
        {children}
        {shop !== undefined && <ChatLink phone={shop.chat_phone} message={enquiry(product, variant)} />}
      </div>
    </div>
  );
}
