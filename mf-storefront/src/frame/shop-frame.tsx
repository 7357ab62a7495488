import type { ReactNode } from 'react';
import { ChatLink } from '../links/chat-link.tsx';
import { IconSheet } from '../links/icons.tsx';
import { FestivalTheme } from '../promotions/festival-theme.tsx';
import { HeaderOffers } from '../promotions/header-offers.tsx';
import { PopUpGate } from '../promotions/pop-up-gate.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { TopNav } from './top-nav.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageTitle } from './use-page-title.ts';
import { useShop } from './use-shop.ts';
import * as styles from './shop-frame.module.css';

/** What every public page stands in. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const shop = useShop();
  usePageTitle();
  useArrival();
  return (
    <>
      <a className={styles['skip']} href="#content">
        Skip to content
      </a>
      <FestivalTheme />
      <HeaderOffers />
      <TopNav />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
      <IconSheet />
      <PopUpGate />
      {shop !== undefined && (
        <aside aria-label="Chat">
          <ChatLink isQuiet phone={shop.chat_phone} className={styles['thumbChat']} />
        </aside>
      )}
    </>
  );
}
