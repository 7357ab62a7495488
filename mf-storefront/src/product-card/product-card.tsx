import { useRef } from 'react';
import type { NeonTube } from '@lumora/shared-contract/styles';
import { Link } from '../links/link.tsx';
import { useInView } from '../browser-state/use-in-view.ts';
import { useShop } from '../shop-info/use-shop.ts';
import { chatUrl } from '../links/chat-url.ts';
import { ChatIcon } from '../links/icons.tsx';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { Price } from '../prices/price.tsx';
import type { CardProduct } from './card-product.ts';
import { QuickViewButton } from './quick-view-button.tsx';
import * as styles from './product-card.module.css';

interface ProductCardProps {
  product: CardProduct & { glow?: NeonTube };
  /** heading level of the card, one below that of the grid's heading */
  heading: 'h2' | 'h3';
  /** value of the `sizes` attribute of the image */
  sizes: string;
  isLazy: boolean;
}

/** Renders a product card. The whole card links to the product, except Quick View and the chat link. */
export function ProductCard({ product, heading: Heading, sizes, isLazy }: ProductCardProps) {
  const { slug, name, image, hover_image, is_new, is_best, in_stock, glow } = product;
  const shop = useShop();
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInView(frame, mostlyVisible);
  return (
    <li className={glow === undefined ? styles['card'] : styles['glowing']} data-tube={glow}>
      <div ref={frame} className={styles['frame']}>
        {image === null ? (
          <NoPicture name={name} />
        ) : (
          <ShopPicture image={{ ...image, alt: '' }} sizes={sizes} isCard isLazy={isLazy} isFirst={!isLazy} />
        )}
        {isSeen && (
          <div className={styles['off']}>
            {hover_image && <ShopPicture image={{ ...hover_image, alt: '' }} sizes={sizes} isCard isLazy />}
          </div>
        )}
        <p className={styles['badges']}>
          {is_best ? <span>Best seller</span> : is_new && <span>New</span>}
          {!in_stock && <span>Made to order</span>}
        </p>
      </div>
      <Heading>
        <Link to={`/products/${slug}`}>{name}</Link>
      </Heading>
      <Price
        amount={product.price_from}
        upTo={product.price_to}
        before={product.show_price}
        discountPercent={product.discount_percent}
      />
      <QuickViewButton slug={slug} name={name} />
      {shop !== undefined && (
        <a
          className={styles['chat']}
          href={chatUrl(shop.chat_phone)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Ask about ${name} on WhatsApp`}
        >
          <ChatIcon />
        </a>
      )}
    </li>
  );
}

const mostlyVisible = { threshold: 0.6 };
