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
  /** what else may be done about it */
  children?: ReactNode;
}

/** The chat, with what was chosen already typed in. On a phone it stays where the thumb is. */
export function AskAboutIt({ product, variant, children }: AskAboutItProps) {
  const shop = useShop();
  return (
    <div data-whole className={styles['bar']}>
      <p className={styles['price']} aria-hidden="true">
        {variant !== undefined && rupees(variant.price)}
      </p>
      {children}
      {shop !== undefined && <ChatLink phone={shop.chat_phone} words={enquiry(product, variant)} />}
    </div>
  );
}
