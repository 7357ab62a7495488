import type { ReactNode } from 'react';
import { ChatLink } from '../links/chat-link.tsx';
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
      <TopNav />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
      {shop !== undefined && <ChatLink isQuiet phone={shop.chat_phone} className={styles['thumbChat']} />}
    </>
  );
}
