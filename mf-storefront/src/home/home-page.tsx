import { useQuery } from '@tanstack/react-query';
import { Catalog } from './catalog/catalog.tsx';
import { Hero } from './hero/hero.tsx';
import { homeQuery } from './home-query.ts';
import { MakeYours } from './make-yours/make-yours.tsx';
import { Ribbons } from './ribbons/ribbons.tsx';
import { WorkCards } from '../pages/work-cards.tsx';
import { ShopUnreachable } from '../page/unreachable/shop-unreachable.tsx';
import { categoryPath, listPath } from '../product-list/list-address.ts';
import { Shelf } from './shelves/shelf.tsx';
import { WeDo } from './we-do/we-do.tsx';

export function HomePage() {
  const { data, isError, refetch } = useQuery(homeQuery);
  if (isError && data === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  return (
    <>
      <Hero />
      <Ribbons />
      <WorkCards works={data?.works ?? []} />
      <Catalog categories={data?.categories} chatPhone={data?.shop.chat_phone} />
      <Shelf title="Handpicked Showcase" products={data?.showcase ?? []} all={listPath} />
      <WeDo />
      {data?.sections.map(({ category, products }) => (
        <Shelf key={category.id} title={category.title} products={products} all={categoryPath(category.id)} />
      ))}
      <MakeYours chatPhone={data?.shop.chat_phone} />
    </>
  );
}
