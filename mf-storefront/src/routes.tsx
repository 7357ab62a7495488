import { lazy } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { cartHead } from './cart/cart-head.ts';
import { galleryHead } from './gallery/gallery-head.ts';
import { galleryQuery } from './gallery/gallery-query.ts';
import { HomePage } from './home/home-page.tsx';
import { homeHead } from './home/home-head.ts';
import { homeQuery } from './home/home-query.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { notFoundHead } from './not-found/not-found-head.ts';
import type { PageHead } from './page/page-head.ts';
import { sitePageHead } from './pages/site-page-head.ts';
import { sitePageQuery, type PageKind } from './pages/site-page-query.ts';
import { productHead } from './product/product-head.ts';
import { productQuery, relatedQuery } from './product/product-query.ts';
import { reviewsPage, reviewsQuery } from './reviews/reviews-query.ts';
import { listPath } from './product-list/list-address.ts';
import { listHead } from './product-list/list-head.ts';
import { listQuery } from './product-list/list-query.ts';

/** Where a visitor is: the params of the path, and the query. */
export interface Place {
  params: Params;
  search: URLSearchParams;
}

/**
 * One public page. A `Component` other than home is given by React's `lazy()`: the server waits for it, the browser
 * loads it when needed. `head` and `outcome` read what `prefetch` has fetched; for `head` that may be nothing.
 */
type PublicRoute = RouteObject & {
  /** its chunk is `screen-<screen>`, which pages preload */
  screen?: string;
  /** fetches what frame and screen show; rejects if the API does not give it */
  prefetch(queries: QueryClient, place: Place): Promise<unknown>;
  head(queries: QueryClient, place: Place): PageHead;
  /** HTTP status, and where to send the visitor instead */
  outcome(queries: QueryClient, place: Place): { status: number; redirect?: string };
};

/** Every public page; the last one is for paths that are none. */
export const publicRoutes: PublicRoute[] = [
  {
    path: '/',
    Component: HomePage,
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => homeHead(queries.getQueryData(homeQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  {
    path: listPath,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-product-list" */ './product-list/list-page.tsx').then(({ ListPage }) => ({
        default: ListPage,
      })),
    ),
    screen: 'product-list',
    prefetch: (queries, { search }) => Promise.all([queries.query(homeQuery), queries.query(listQuery(search))]),
    head: (queries, { search }) =>
      listHead(search, queries.getQueryData(listQuery(search).queryKey), queries.getQueryData(homeQuery.queryKey)),
    outcome: (queries, { search }) => ({
      status: queries.getQueryData(listQuery(search).queryKey) === null ? 404 : 200,
    }),
  },
  {
    path: '/products/:slug',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-product" */ './product/product-page.tsx').then(({ ProductPage }) => ({
        default: ProductPage,
      })),
    ),
    screen: 'product',
    prefetch: (queries, place) => Promise.all([queries.query(homeQuery), fetchProduct(queries, place)]),
    head(queries, place) {
      const product = productAt(queries, place);
      const reviews = product
        ? queries.getQueryData(reviewsQuery(product.id, reviewsPage(place.search)).queryKey)
        : undefined;
      return productHead(product, queries.getQueryData(homeQuery.queryKey), reviews);
    },
    outcome(queries, place) {
      const product = productAt(queries, place);
      if (!product) return { status: 404 };
      const isFormer = product.slug !== place.params['slug'];
      return isFormer ? { status: 301, redirect: `/products/${product.slug}` } : { status: 200 };
    },
  },
  {
    path: '/cart',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-cart" */ './cart/cart-page.tsx').then(({ CartPage }) => ({
        default: CartPage,
      })),
    ),
    screen: 'cart',
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => cartHead(queries.getQueryData(homeQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  {
    path: '/gallery',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-gallery" */ './gallery/gallery-page.tsx').then(({ GalleryPage }) => ({
        default: GalleryPage,
      })),
    ),
    screen: 'gallery',
    prefetch: (queries) => Promise.all([queries.query(homeQuery), queries.query(galleryQuery)]),
    head: (queries) =>
      galleryHead(queries.getQueryData(galleryQuery.queryKey), queries.getQueryData(homeQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  {
    path: '/pages/:slug',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-info" */ './pages/info-page.tsx').then(({ InfoPage }) => ({
        default: InfoPage,
      })),
    ),
    screen: 'info',
    ...ofTexts('pages'),
  },
  {
    path: '/works/:slug',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-work" */ './pages/work-page.tsx').then(({ WorkPage }) => ({
        default: WorkPage,
      })),
    ),
    screen: 'work',
    ...ofTexts('works'),
  },
  {
    path: '*',
    Component: NotFoundPage,
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => notFoundHead(queries.getQueryData(homeQuery.queryKey)),
    outcome: () => ({ status: 404 }),
  },
];

/** The page that stands at `pathname`, and the params of its path. */
export function findRoute(pathname: string): { route: PublicRoute; params: Params } {
  const match = matchRoutes(publicRoutes, pathname)?.[0];
  if (match === undefined) throw new Error(`No public route takes ${pathname}.`);
  return match;
}

function ofTexts(kind: PageKind): Pick<PublicRoute, 'prefetch' | 'head' | 'outcome'> {
  const query = ({ params }: Place) => sitePageQuery(kind, params['slug'] ?? '');
  return {
    prefetch: (queries, place) => Promise.all([queries.query(homeQuery), queries.query(query(place))]),
    head: (queries, place) =>
      sitePageHead(queries.getQueryData(query(place).queryKey), queries.getQueryData(homeQuery.queryKey)),
    outcome: (queries, place) => ({ status: queries.getQueryData(query(place).queryKey) ? 200 : 404 }),
  };
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
