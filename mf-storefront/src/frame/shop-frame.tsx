import { useEffect, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ChatLink } from '../links/chat-link.tsx';
import { findRoute } from '../routes.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { TopNav } from './top-nav.tsx';
import { useShop } from './use-shop.ts';
import * as styles from './shop-frame.module.css';

/** What every public page stands in. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const shop = useShop();
  usePageTitle();
  return (
    <>
      <a className={styles['skip']} href="#content">
        Skip to content
      </a>
      <TopNav />
      <main id="content" tabIndex={-1} className={styles['content']}>
        {children}
      </main>
      <ShopFooter />
      {shop !== undefined && <ChatLink isQuiet phone={shop.chat_phone} className={styles['thumbChat']} />}
    </>
  );
}

/** The server wrote the first page's title; this one follows the shopper. */
function usePageTitle() {
  const { pathname } = useLocation();
  const queries = useQueryClient();
  useEffect(() => {
    document.title = findRoute(pathname).head(queries).title;
  });
}
