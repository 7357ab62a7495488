import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import { rupees } from '@lumora/shared-contract/format';
import type { ShopCard, ShopList } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { ProductShelf } from '../product-shelf/product-shelf.tsx';
import { withoutBadges } from '../product-shelf/without-badges.ts';
import * as styles from './logo-enquiry.module.css';

/** Renders products of categories of logos, of neon first; nothing when they cannot be loaded. */
export function LogoExamples() {
  const { data, isError } = useQuery(logosQuery);
  return isError ? null : <ProductShelf title={examplesTitle} products={data?.map(withoutBadges)} />;
}

/** Renders small pictures of the same products, with their names and prices. */
export function LogoStrip() {
  const { data, isError } = useQuery(logosQuery);
  if (isError || data?.length === 0) return null;
  return (
    <div className={styles['examples']}>
      <h2 id="examples-heading">{examplesTitle}</h2>
      <ul className={styles['strip']} aria-labelledby="examples-heading" aria-busy={data === undefined}>
        {data === undefined
          ? Array.from({ length: maxLogos }, (_, index) => <li key={index} />)
          : data.map(({ id, slug, name, image, price_from }) => (
              <li key={id}>
                <Link to={`/products/${slug}`} aria-label={name}>
                  {image === null ? (
                    <NoPicture name={name} />
                  ) : (
                    <ShopPicture image={{ ...image, alt: '' }} sizes={stripSizes} isCard isLazy />
                  )}
                </Link>
                <p>
                  <b aria-hidden="true">{name}</b>
                  {price_from !== null && `From ${rupees(price_from)}`}
                </p>
              </li>
            ))}
      </ul>
    </div>
  );
}

const examplesTitle = 'Logos we have made';
const maxLogos = 4;
const stripSizes = '(min-width: 1408px) 264px, (min-width: 900px) 19vw, (min-width: 640px) 24vw, 40vw';

const logosQuery = queryOptions({
  queryKey: ['logo-examples'],
  queryFn: async ({ signal }) => {
    const { data } = await http.get<ShopList>('/products', { query: { q: 'logo' }, signal });
    // the search also finds words like it
    const logos = data.filter(({ category }) => /logo/i.test(category.title));
    // the page offers neon tubes, not letters of LEDs
    return logos.toSorted((a, b) => Number(isNeon(b)) - Number(isNeon(a))).slice(0, maxLogos);
  },
  retryOnMount: false,
});

const isNeon = ({ category }: ShopCard) => /neon/i.test(category.title);
