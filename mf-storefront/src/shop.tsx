import { Suspense } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLocation, useRoutes } from 'react-router-dom';
import '@lumora/shared-contract/tokens.css';
import './look/fonts.css';
import './look/base.css';
import './look/notices.module.css';
import './neon/tubes.css';
import { ShopFrame } from './frame/shop-frame.tsx';
import { ScreenBoundary } from './page/screen-boundary.tsx';
import { screens } from './screens.tsx';

/** Every public page, inside whichever router the surroundings bring. */
export function Shop({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <ShopFrame>
        <Screens />
      </ShopFrame>
    </QueryClientProvider>
  );
}

function Screens() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary path={pathname}>
      <Suspense>{useRoutes(routes)}</Suspense>
    </ScreenBoundary>
  );
}

const routes = Object.values(screens);
