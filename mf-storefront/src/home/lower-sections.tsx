import { useQuery } from '@tanstack/react-query';
import { categoryPath } from '../links/list-path.ts';
import { WorkCards } from '../pages/work-cards.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import * as sections from '../styles/sections.module.css';
import { Brands } from './brands/brands.tsx';
import { Faq } from './faq/faq.tsx';
import { homeQuery } from './home-query.ts';
import { ProductShelf } from './shelves/product-shelf.tsx';
import { ProductLineWheel } from './we-do/product-line-wheel.tsx';

/** Renders the sections of the home page below the designer. */
export function LowerSections() {
  const { data } = useQuery(homeQuery);
  return (
    <>
      <Brands brands={data?.brands ?? []} />
      <ProductLineWheel categories={data?.categories ?? []} />
      <div className={sections['row']}>
        {data?.sections.map(({ category, products }) => (
          <ProductShelf
            key={category.id}
            title={category.title}
            products={products}
            all={categoryPath(category.id)}
            isInRow
          />
        ))}
      </div>
      <WorkCards works={data?.works ?? []} />
      <Faq />
      <div className={sections['recent']}>
        <RecentlyViewed />
      </div>
    </>
  );
}
