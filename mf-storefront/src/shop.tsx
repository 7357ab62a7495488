import { lazy, Suspense, useEffect } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLocation, useRoutes } from 'react-router-dom';
import '@lumora/shared-contract/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/notices.module.css';
import './neon/tubes.css';
import { ShopFrame } from './frame/shop-frame.tsx';
import { ScreenBoundary } from './page/screen-boundary.tsx';
import { shopPages } from './shop-pages.ts';
import { usePageHead } from './use-page-head.ts';

interface ShopProps {
  queries: QueryClient;
  /** called once the first page is hydrated */
  onHydrated?: (() => void) | undefined;
}

/** Renders all public pages. Must be inside a router. */
export function Shop({ queries, onHydrated }: ShopProps) {
  return (
    <QueryClientProvider client={queries}>
      <ShopFrame>
        <Screens onHydrated={onHydrated} />
      </ShopFrame>
    </QueryClientProvider>
  );
}

function Screens({ onHydrated }: Pick<ShopProps, 'onHydrated'>) {
  const { pathname } = useLocation();
  usePageHead();
  return (
    <ScreenBoundary path={pathname}>
      <Suspense>
        {useRoutes(routes)}
        <ReportHydrated onHydrated={onHydrated} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Calls `onHydrated` on mount, which waits for the lazy screen in the same Suspense boundary. */
function ReportHydrated({ onHydrated }: Pick<ShopProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/** The server waits for a lazy screen, the browser loads it on demand. */
const routes = shopPages.map(({ path, component }) => ({
  path,
  Component: lazy(async () => ({ default: await component() })),
}));
