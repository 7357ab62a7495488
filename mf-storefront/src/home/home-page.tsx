import { useQuery } from '@tanstack/react-query';
import { useShop } from '../shop-info/use-shop.ts';
import * as sections from '../styles/sections.module.css';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { WorkCards } from '../pages/work-cards.tsx';
import { categoryPath, listPath } from '../links/list-path.ts';
import { PlaceBanner } from '../promotions/place-banner.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { Brands } from './brands/brands.tsx';
import { Catalog } from './catalog/catalog.tsx';
import { Hero } from './hero/hero.tsx';
import { homeQuery } from './home-query.ts';
import { CustomNeonSection } from './custom-neon-section/custom-neon-section.tsx';
import { ProductLineRibbons } from './ribbons/product-line-ribbons.tsx';
import { ProductShelf } from './shelves/product-shelf.tsx';
import { ProductLineWheel } from './we-do/product-line-wheel.tsx';

/** Renders the home page. */
export function HomePage() {
  const { data, isError, refetch } = useQuery(homeQuery);
  const shop = useShop();
  if (isError && data === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  return (
    <>
      <PlaceBanner place="home_top" />
      <Hero />
      <ProductLineRibbons />
      <WorkCards works={data?.works ?? []} />
      <Catalog categories={data?.categories} chatPhone={shop?.chat_phone} />
      <ProductShelf title="Handpicked Showcase" products={data?.showcase ?? []} all={listPath} />
      <PlaceBanner place="home_middle" />
      <ProductLineWheel />
      <Brands brands={data?.brands ?? []} />
      {data?.sections.map(({ category, products }) => (
        <ProductShelf key={category.id} title={category.title} products={products} all={categoryPath(category.id)} />
      ))}
      <CustomNeonSection chatPhone={shop?.chat_phone} />
      <div className={sections['recent']}>
        <RecentlyViewed />
      </div>
    </>
  );
}
