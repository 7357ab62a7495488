import { lazy, Suspense, useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useInView } from '../browser-state/use-in-view.ts';
import { useShop } from '../shop-info/use-shop.ts';
import * as sections from '../styles/sections.module.css';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { listPath } from '../links/list-path.ts';
import { PromiseStrip } from '../delivery/promise-strip.tsx';
import { PlaceBanner } from '../promotions/place-banner.tsx';
import { Catalog } from './catalog/catalog.tsx';
import { Hero } from './hero/hero.tsx';
import { homeQuery } from './home-query.ts';
import { CustomNeonSection } from './custom-neon-section/custom-neon-section.tsx';
import { ProductLineRibbons } from './ribbons/product-line-ribbons.tsx';
import { ProductShelf } from './shelves/product-shelf.tsx';
// the styles of the sections below belong to the page, although their code is loaded later
import './brands/brands.module.css';
import './faq/faq.module.css';
import './we-do/product-line-wheel.module.css';
import '../pages/work-cards.module.css';
import '../recently-viewed/recently-viewed.module.css';

/** Renders the home page. The sections below the designer are hydrated when they come near the viewport. */
export function HomePage() {
  const { data, isError, refetch } = useQuery(homeQuery);
  const shop = useShop();
  const lower = useRef<HTMLDivElement>(null);
  const isLowerInView = useInView(lower);
  useEffect(() => {
    if (isLowerInView) allowLower();
    return allowLower; // the next visit of this page in the same tab renders all of it
  }, [isLowerInView]);
  if (isError && data === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  return (
    <>
      <PlaceBanner place="home_top" />
      <Hero />
      <ProductLineRibbons />
      <div className={sections['strip']}>
        <PromiseStrip />
      </div>
      <ProductShelf title="Handpicked Showcase" products={data?.showcase ?? []} all={listPath} />
      <Catalog categories={data?.categories} />
      <CustomNeonSection chatPhone={shop?.chat_phone} />
      <PlaceBanner place="home_middle" />
      <div ref={lower} id={lowerId}>
        {lowerSections}
      </div>
    </>
  );
}

const lowerId = 'lower-sections';

let allowLower = () => {};
const lowerAllowed = new Promise<void>((resolve) => (allowLower = resolve));

/** Until it is loaded, and if it cannot be loaded, React leaves the HTML of the server as it is. */
const LowerSections = lazy(async () => {
  const isServed = typeof document !== 'undefined' && document.getElementById(lowerId) !== null;
  if (isServed) await lowerAllowed;
  try {
    const loaded = await import(/* webpackChunkName: "home-lower" */ './lower-sections.tsx');
    return { default: loaded.LowerSections };
  } catch {
    return new Promise<never>(() => undefined);
  }
});

/** One element for all renders: a changed one would make React render the sections before their code is loaded. */
const lowerSections = (
  <Suspense>
    <LowerSections />
  </Suspense>
);
