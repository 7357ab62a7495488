import { useAtom } from 'jotai';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { BestSellers } from '../product-shelf/best-sellers.tsx';
import { OrderWithoutScripts } from './order-without-scripts.tsx';
import { TrackOrderForm } from './track-order-form.tsx';
import { trackOrderTitle } from './order-head.ts';
import { orderKeyAtom } from './order-key.ts';
import { StepMeanings } from './step-meanings.tsx';
import * as scripting from '../styles/scripting.module.css';
import * as lookupStyles from './order-lookup.module.css';
import * as styles from './order-page.module.css';

/** Renders the page on which shoppers find their order by its number and their phone number. */
export function TrackOrderPage() {
  const shop = useShop();
  const [typed, setTyped] = useAtom(orderKeyAtom);
  return (
    <section className={styles['page']} aria-labelledby="order-heading" data-owns-chat="true">
      <h1 id="order-heading" tabIndex={-1}>
        {trackOrderTitle}
      </h1>
      <p className={lookupStyles['lead']}>See where your sign is right now.</p>
      <div className={lookupStyles['lookup']}>
        <div className={scripting['scripted']}>
          <div className={lookupStyles['ask']}>
            <TrackOrderForm typed={typed} onChange={setTyped} />
            <div className={lookupStyles['help']}>
              <h2>No order number at hand?</h2>
              <p>We can also find your order by your name.</p>
              {shop !== undefined && (
                <ChatLink phone={shop.chat_phone} message="Hi, what is the status of my order? My name is " />
              )}
            </div>
          </div>
        </div>
        <OrderWithoutScripts message="Hi, what is the status of my order?" />
        <StepMeanings />
      </div>
      <BestSellers />
    </section>
  );
}
