import type { ShopCard } from '@lumora/shared-contract';
import { Link } from 'react-router-dom';
import { useShop } from '../frame/use-shop.ts';
import { chatUrl } from '../links/chat-url.ts';
import { ChatIcon } from '../links/icons.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { Price } from '../prices/price.tsx';
import { QuickViewButton } from './quick-view-button.tsx';
import * as styles from './product-card.module.css';

interface ProductCardProps {
  product: ShopCard;
  /** CSS width of its place, as the `sizes` attribute wants it */
  sizes: string;
  isLazy: boolean;
}

/** One product of a grid: all of it leads to the product, but for Quick View and the chat. */
export function ProductCard({ product, sizes, isLazy }: ProductCardProps) {
  const { slug, name, image, hover_image, is_new, is_best, in_stock } = product;
  const shop = useShop();
  return (
    <li className={styles['card']}>
      <div className={styles['frame']}>
        {image !== null && <ShopPicture image={{ ...image, alt: '' }} sizes={sizes} isLazy={isLazy} />}
        {hover_image !== null && (
          <div className={styles['other']}>
            <ShopPicture image={{ ...hover_image, alt: '' }} sizes={sizes} isLazy />
          </div>
        )}
        <p className={styles['badges']}>
          {is_best && <span>Best seller</span>}
          {is_new && <span>New</span>}
          {!in_stock && <span>Made to order</span>}
        </p>
      </div>
      <h3>
        <Link to={`/products/${slug}`}>{name}</Link>
      </h3>
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
          href={chatUrl(shop.chat_phone, `Hi I want a custom neon sign: “${name}”`)}
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
