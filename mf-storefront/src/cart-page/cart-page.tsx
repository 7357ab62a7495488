import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { cartTitle } from './cart-head.ts';
import { CartContent } from './cart-content.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCart } from '../cart/use-cart.ts';
import * as scripting from '../styles/scripting.module.css';
import * as styles from './cart-page.module.css';

/** Renders the cart. It is stored in the browser, so the server renders a skeleton. */
export function CartPage() {
  const lines = useCart();
  return (
    <section className={styles['page']} aria-labelledby="cart-heading">
      <h1 id="cart-heading" tabIndex={-1}>
        {cartTitle}
      </h1>
      <div className={scripting['scripted']}>
        {lines === null ? <CartSkeleton count={2} /> : <CartContent lines={lines} />}
      </div>
      <WithoutScripts />
    </section>
  );
}

function WithoutScripts() {
  const shop = useShop();
  return (
    <div className={scripting['withoutScripts']}>
      <p>The cart needs JavaScript, which is off in your browser. Tell us on WhatsApp what you would like to order.</p>
      {shop !== undefined && <ChatLink phone={shop.chat_phone} message="Hi, I want to order from your shop" />}
    </div>
  );
}
