import { lazy, Suspense, useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useInView } from '../browser-state/use-in-view.ts';
import * as sections from '../styles/sections.module.css';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { listPath } from '../links/list-path.ts';
import { PromiseStrip } from '../delivery/promise-strip.tsx';
import { PositionBanner } from '../promotions/position-banner.tsx';
import { Hero } from './hero/hero.tsx';
import { homeQuery } from './home-query.ts';
import { ProductLineRibbons } from './ribbons/product-line-ribbons.tsx';
import { LinkedProductShelf } from './shelves/linked-product-shelf.tsx';
// the styles of the sections below belong to the page, although their code is loaded later
import './brands/brands.module.css';
import './catalog/catalog.module.css';
import './catalog/category-card.module.css';
import './custom-neon-section/custom-neon-section.module.css';
import './faq/faq.module.css';
import './home-reviews/home-reviews.module.css';
import './we-do/product-line-wheel.module.css';
import '../pages/work-cards.module.css';
import '../recently-viewed/recently-viewed.module.css';

/** Renders the home page. The sections from the catalog on are hydrated when they come near the viewport. */
export function HomePage() {
  const { data, isError, refetch } = useQuery(homeQuery);
  const lower = useRef<HTMLDivElement>(null);
  const isLowerInView = useInView(lower);
  useEffect(() => {
    if (isLowerInView) allowLower();
    return allowLower; // the next visit of this page in the same tab renders all of it
  }, [isLowerInView]);
  if (isError && data === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  return (
    <>
      <PositionBanner position="home_top" />
      <Hero />
      <ProductLineRibbons />
      <div className={sections['strip']}>
        <PromiseStrip />
      </div>
      <LinkedProductShelf title="Handpicked Showcase" products={data?.showcase ?? []} all={listPath} />
      <div ref={lower} id={lowerId}>
        {lowerSections}
      </div>
    </>
  );
}

const lowerId = 'lower-sections';

const isServer = typeof document === 'undefined';
/** The server rendered this page, or is rendering it. */
const isServed = isServer || document.getElementById(lowerId) !== null;

let allowLower = () => {};
const lowerAllowed = new Promise<void>((resolve) => (allowLower = resolve));

const LowerSections = lazy(async () => {
  if (isServed && !isServer) await lowerAllowed;
  try {
    const loaded = await import(/* webpackChunkName: "home-lower" */ './lower-sections.tsx');
    return { default: loaded.LowerSections };
  } catch (error) {
    if (!isServed) throw error;
    return new Promise<never>(() => undefined); // the HTML of the server stays
  }
});

/**
 * One element for all renders: a changed one would make React render the sections before their code is loaded. Until then
 * React leaves the HTML of the server as it is. A navigation in the browser waits for the sections, to scroll to them.
 */
const lowerSections = isServed ? (
  <Suspense>
    <LowerSections />
  </Suspense>
) : (
  <LowerSections />
);
