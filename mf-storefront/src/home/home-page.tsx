import { useQuery } from '@tanstack/react-query';
import { Catalog } from './catalog/catalog.tsx';
import { Hero } from './hero/hero.tsx';
import { homeQuery } from './home-query.ts';
import { MakeYours } from './make-yours/make-yours.tsx';
import { Ribbons } from './ribbons/ribbons.tsx';
import { ShopUnreachable } from './unreachable/shop-unreachable.tsx';
import { WeDo } from './we-do/we-do.tsx';

export function HomePage() {
  const { data, isError, refetch } = useQuery(homeQuery);
  if (isError && data === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  return (
    <>
      <Hero />
      <Ribbons />
      <Catalog categories={data?.categories} chatPhone={data?.shop.chat_phone} />
      <WeDo />
      <MakeYours chatPhone={data?.shop.chat_phone} />
    </>
  );
}
