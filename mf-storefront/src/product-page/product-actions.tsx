import { useRef, type ReactNode } from 'react';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { rupees } from '@lumora/shared-contract/format';
import { useScrollPadding } from '../browser-state/use-scroll-padding.ts';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { enquiry } from '../product/enquiry.ts';
import * as styles from './product-actions.module.css';

interface ProductActionsProps {
  product: ShopProduct;
  variant: ShopVariant | undefined;
  /** quantity picker; stays with the product details where the actions are a fixed bar */
  quantity?: ReactNode;
  /** further actions */
  children?: ReactNode;
}

/** Renders the actions of a product with the chat link; on phones as a bar fixed to the bottom, with name and price. */
export function ProductActions({ product, variant, quantity, children }: ProductActionsProps) {
  const shop = useShop();
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div data-complete className={styles['actions']}>
      {quantity}
      <div ref={bar} className={styles['bar']}>
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
