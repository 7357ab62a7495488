import { useLayoutEffect } from 'react';
import { useAtom } from 'jotai';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { BestSellers } from '../product-shelf/best-sellers.tsx';
import { OrderWithoutScripts } from './order-without-scripts.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { trackOrderTitle } from './order-head.ts';
import { emptyOrderCredentials, orderCredentialsAtom } from './order-credentials.ts';
import { StepMeanings } from './step-meanings.tsx';
import * as scripting from '../styles/scripting.module.css';
import * as findStyles from './find-order.module.css';
import * as styles from './order-page.module.css';

/** Renders the page on which shoppers find their order by its number and their phone number. */
export function TrackOrderPage() {
  const shop = useShop();
  const [typed, setTyped] = useAtom(orderCredentialsAtom);
  const isBack = useNavigationType() === NavigationType.Pop;
  // before the browser draws the values of the last visit
  useLayoutEffect(() => {
    if (!isBack) setTyped(emptyOrderCredentials);
  }, [isBack, setTyped]);
  return (
    <section className={styles['page']} aria-labelledby="order-heading" data-owns-chat="true">
      <header>
        <h1 id="order-heading" tabIndex={-1}>
          {trackOrderTitle}
        </h1>
        <p className={findStyles['lead']}>See where your sign is right now.</p>
      </header>
      <div className={findStyles['find']}>
        <div className={scripting['scripted']}>
          <div className={findStyles['ask']}>
            <FindOrderForm typed={typed} onChange={setTyped} />
            <div className={findStyles['help']}>
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
