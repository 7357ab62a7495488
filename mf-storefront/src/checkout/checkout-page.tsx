import { useSearchParams } from 'react-router-dom';
import { CartSkeleton } from '../cart-page/cart-skeleton.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { buyNowLine } from '../buy-now/buy-now-line.ts';
import { CheckoutContent } from './checkout-content.tsx';
import { checkoutTitle } from './checkout-head.ts';
import * as scripting from '../styles/scripting.module.css';
import * as styles from './checkout-page.module.css';

/** Renders the checkout. The cart is stored in the browser, so the server renders a skeleton. */
export function CheckoutPage() {
  const cart = useCart();
  const [search] = useSearchParams();
  const single = buyNowLine(search);
  return (
    <section className={styles['page']} aria-labelledby="checkout-heading" data-owns-chat="true">
      <h1 id="checkout-heading" tabIndex={-1}>
        {checkoutTitle}
      </h1>
      <div className={scripting['scripted']}>
        {cart === null ? (
          <CartSkeleton count={2} />
        ) : (
          <CheckoutContent lines={single === null ? cart : [single]} isOfCart={single === null} />
        )}
      </div>
      <WithoutScripts />
    </section>
  );
}

function WithoutScripts() {
  const shop = useShop();
  return (
    <div className={scripting['withoutScripts']}>
      <p>
        The checkout needs JavaScript, which is off in your browser. Tell us on WhatsApp what you would like to order
        and where to deliver it.
      </p>
      {shop !== undefined && <ChatLink phone={shop.chat_phone} message="Hi, I want to order from your shop" />}
    </div>
  );
}
