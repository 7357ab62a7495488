import { useQuery } from '@tanstack/react-query';
import { categoryPath } from '../links/list-path.ts';
import { WorkCards } from '../pages/work-cards.tsx';
import { PositionBanner } from '../promotions/position-banner.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import * as sections from '../styles/sections.module.css';
import { Brands } from './brands/brands.tsx';
import { Catalog } from './catalog/catalog.tsx';
import { CustomNeonSection } from './custom-neon-section/custom-neon-section.tsx';
import { Faq } from './faq/faq.tsx';
import { HomeReviews } from './home-reviews/home-reviews.tsx';
import { homeQuery } from './home-query.ts';
import { LinkedProductShelf } from './shelves/linked-product-shelf.tsx';
import { ProductLineWheel } from './we-do/product-line-wheel.tsx';

/** Renders the catalog of the home page and the sections below it. */
export function LowerSections() {
  const { data } = useQuery(homeQuery);
  const shop = useShop();
  return (
    <>
      <Catalog categories={data?.categories} />
      <CustomNeonSection chatPhone={shop?.chat_phone} />
      <PositionBanner position="home_middle" />
      <Brands brands={data?.brands ?? []} />
      <HomeReviews reviews={data?.reviews ?? []} />
      <ProductLineWheel categories={data?.categories ?? []} />
      <div className={sections['row']}>
        {data?.sections.map(({ category, products }) => (
          <LinkedProductShelf
            key={category.id}
            title={category.title}
            products={products}
            all={categoryPath(category.id)}
            isInRow
          />
        ))}
      </div>
      <div className={sections['pair']}>
        <WorkCards works={data?.works ?? []} />
        <Faq />
      </div>
      <div className={sections['recent']}>
        <RecentlyViewed />
      </div>
    </>
  );
}
