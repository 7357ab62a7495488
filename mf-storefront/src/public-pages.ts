import type { QueryClient } from '@tanstack/react-query';
import type { BannerPlace } from '@lumora/shared-contract';
import { matchRoutes, type Params } from 'react-router-dom';
import { cartHead } from './cart/cart-head.ts';
import { shopQuery } from './frame/shop-query.ts';
import { checkoutHead } from './checkout/checkout-head.ts';
import { customNeonHead, savedDesignHead } from './custom-neon/custom-neon-head.ts';
import { ideasQuery, savedDesignQuery, rulesQuery } from './custom-neon/design-queries.ts';
import { galleryHead } from './gallery/gallery-head.ts';
import { galleryQuery } from './gallery/gallery-query.ts';
import { homeHead } from './home/home-head.ts';
import { homeQuery } from './home/home-query.ts';
import { notFoundHead } from './not-found/not-found-head.ts';
import { orderHead } from './order/order-head.ts';
import { pageRoutes, type ScreenName } from './page-routes.ts';
import type { PageHead } from './page/page-head.ts';
import { sitePageHead } from './pages/site-page-head.ts';
import { sitePageQuery, type PageKind } from './pages/site-page-query.ts';
import type { FirstPicture } from './pictures/preview-rule.ts';
import { selectedVariant } from './product/selected-variant.ts';
import { galleryPictures } from './product/gallery-pictures.ts';
import { productHead } from './product/product-head.ts';
import { productQuery, relatedQuery } from './product/product-query.ts';
import { reviewsPage, reviewsQuery } from './reviews/reviews-query.ts';
import { listHead } from './product-list/list-head.ts';
import { isBeyondLastPage } from './product-list/list-pages.ts';
import { listQuery } from './product-list/list-query.ts';
import { activeFilters } from './product-list/list-search.ts';
import { bannerPreview } from './promotions/banner-preview.ts';
import { promotionsQuery } from './promotions/promotions-query.ts';

/** Where a visitor is: the params of the path, and the query. */
export interface Place {
  params: Params;
  search: URLSearchParams;
}

/** One public page. `head` and `outcome` read what `prefetch` has fetched; for `head` that may be nothing. */
interface PublicPage {
  /** fetches what frame and screen show; rejects if the API does not give it */
  prefetch(queries: QueryClient, place: Place): Promise<unknown>;
  head(queries: QueryClient, place: Place): PageHead;
  /** what is looked at first, where that is a stored picture; reads like `head` */
  firstPicture?(queries: QueryClient, place: Place): FirstPicture | undefined;
  /** HTTP status, and where to send the visitor instead */
  outcome(queries: QueryClient, place: Place): { status: number; redirect?: string };
}

export { showHead } from './page/show-head.ts';

/** What the server does for each screen. Browsers load this when they first need another head. */
const publicPages: Record<ScreenName, PublicPage> = {
  home: {
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => homeHead(queries.getQueryData(homeQuery.queryKey), queries.getQueryData(shopQuery.queryKey)),
    firstPicture: (queries) => bannerAt('home_top', queries),
    outcome: () => ({ status: 200 }),
  },
  'product-list': {
    prefetch: (queries, { search }) => Promise.all([queries.query(shopQuery), queries.query(listQuery(search))]),
    head: (queries, { search }) =>
      listHead(search, queries.getQueryData(listQuery(search).queryKey), queries.getQueryData(shopQuery.queryKey)),
    outcome(queries, { search }) {
      const list = queries.getQueryData(listQuery(search).queryKey);
      return { status: list === null || (list !== undefined && isBeyondLastPage(list)) ? 404 : 200 };
    },
    firstPicture: (queries, { search }) =>
      (activeFilters(search).length === 0 ? bannerAt('product_list', queries) : undefined) ??
      queries.getQueryData(listQuery(search).queryKey)?.data[0]?.image ??
      undefined,
  },
  product: {
    prefetch: (queries, place) => Promise.all([queries.query(shopQuery), fetchProduct(queries, place)]),
    head(queries, place) {
      const product = productAt(queries, place);
      const reviews = product
        ? queries.getQueryData(reviewsQuery(product.id, reviewsPage(place.search)).queryKey)
        : undefined;
      return productHead(product, queries.getQueryData(shopQuery.queryKey), { search: place.search, reviews });
    },
    firstPicture(queries, place) {
      const product = productAt(queries, place);
      return product ? galleryPictures(product, selectedVariant(product, place.search))[0] : undefined;
    },
    outcome(queries, place) {
      const product = productAt(queries, place);
      if (!product) return { status: 404 };
      if (product.slug === place.params['slug']) return { status: 200 };
      const query = place.search.size > 0 ? `?${place.search}` : '';
      return { status: 301, redirect: `/products/${product.slug}${query}` };
    },
  },
  cart: {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries) => cartHead(queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  checkout: {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries) => checkoutHead(queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  order: {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries, { params }) => orderHead(params['reference'] ?? '', queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  'custom-neon': {
    prefetch: (queries) =>
      Promise.all([queries.query(shopQuery), queries.query(rulesQuery), queries.query(ideasQuery)]),
    head: (queries) =>
      customNeonHead(
        queries.getQueryData(rulesQuery.queryKey),
        queries.getQueryData(ideasQuery.queryKey)?.[0],
        queries.getQueryData(shopQuery.queryKey),
      ),
    outcome: () => ({ status: 200 }),
  },
  'saved-design': {
    prefetch: (queries, place) =>
      Promise.all([queries.query(shopQuery), queries.query(rulesQuery), queries.query(designAt(place))]),
    head: (queries, place) =>
      savedDesignHead(queries.getQueryData(designAt(place).queryKey), queries.getQueryData(shopQuery.queryKey)),
    outcome: (queries, place) => ({ status: queries.getQueryData(designAt(place).queryKey) ? 200 : 404 }),
  },
  gallery: {
    prefetch: (queries) => Promise.all([queries.query(shopQuery), queries.query(galleryQuery)]),
    head: (queries) =>
      galleryHead(queries.getQueryData(galleryQuery.queryKey), queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  info: ofTexts('pages'),
  work: ofTexts('works'),
  'not-found': {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries) => notFoundHead(queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 404 }),
  },
};

/** The page that stands at `pathname`, its screen, and the params of its path. */
export function findPage(pathname: string): { page: PublicPage; screen: ScreenName; params: Params } {
  const match = matchRoutes(places, pathname)?.[0];
  if (match === undefined) throw new Error(`No public page takes ${pathname}.`);
  const { screen } = match.route;
  return { page: publicPages[screen], screen, params: match.params };
}

const places = Object.entries(pageRoutes).map(([screen, { path }]) => ({ path, screen: screen as ScreenName })); // its keys are known

function ofTexts(kind: PageKind): PublicPage {
  const query = ({ params }: Place) => sitePageQuery(kind, params['slug'] ?? '');
  return {
    prefetch: (queries, place) => Promise.all([queries.query(shopQuery), queries.query(query(place))]),
    head: (queries, place) =>
      sitePageHead(queries.getQueryData(query(place).queryKey), queries.getQueryData(shopQuery.queryKey)),
    outcome: (queries, place) => ({ status: queries.getQueryData(query(place).queryKey) ? 200 : 404 }),
  };
}

function bannerAt(place: BannerPlace, queries: QueryClient): FirstPicture | undefined {
  const banner = queries.getQueryData(promotionsQuery.queryKey)?.banners[place];
  return banner ? bannerPreview(banner) : undefined;
}

function designAt({ params }: Place) {
  return savedDesignQuery(params['id'] ?? '');
}

async function fetchProduct(queries: QueryClient, { params, search }: Place): Promise<void> {
  const product = await queries.query(productQuery(params['slug'] ?? ''));
  if (!product) return;
  await Promise.all([
    queries.query(relatedQuery(product.id)),
    queries.query(reviewsQuery(product.id, reviewsPage(search))),
  ]);
}

function productAt(queries: QueryClient, { params }: Place) {
  return queries.getQueryData(productQuery(params['slug'] ?? '').queryKey);
}
