import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconSheet } from '../links/icons.tsx';
import { SkipLink } from '../styles/skip-link.tsx';
import { FestivalTheme } from '../promotions/festival-theme.tsx';
import { HeaderOffers } from '../promotions/header-offers.tsx';
import { PopUpGate } from '../promotions/pop-up-gate.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { shopQuery } from '../shop-info/shop-query.ts';
import { TopNav } from './top-nav.tsx';
import { useRouteAnnouncer } from './use-route-announcer.ts';
import { ShopContext } from '../shop-info/use-shop.ts';
import { useStaleOverlays } from './use-stale-overlays.ts';

/** Renders the frame of every public page: navigation, offers, footer and pop-ups. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const shop = useQuery(shopQuery).data?.shop;
  useRouteAnnouncer();
  useStaleOverlays();
  return (
    <ShopContext value={shop}>
      <SkipLink to="content">Skip to content</SkipLink>
      <FestivalTheme />
      <HeaderOffers />
      <TopNav />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
      <IconSheet />
      <PopUpGate />
    </ShopContext>
  );
}
