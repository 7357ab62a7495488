import type { QueryClient } from '@tanstack/react-query';
import { generatePath, matchRoutes, type Params } from 'react-router-dom';
import { cartHead } from './cart-page/cart-head.ts';
import { shopQuery } from './shop-info/shop-query.ts';
import { checkoutHead } from './checkout/checkout-head.ts';
import { customNeonHead, savedDesignHead } from './custom-neon/custom-neon-head.ts';
import { drawingQuery, ideasQuery, savedDesignQuery, rulesQuery } from './designs/design-queries.ts';
import { firstDesign } from './custom-neon/draft/first-design.ts';
import { galleryHead } from './gallery/gallery-head.ts';
import { galleryQuery } from './gallery/gallery-query.ts';
import { homeHead } from './home/home-head.ts';
import { homeQuery } from './home/home-query.ts';
import { logoEnquiryHead } from './logo-enquiry/logo-enquiry-head.ts';
import { notFoundHead } from './not-found/not-found-head.ts';
import { orderHead, trackOrderHead } from './order/order-head.ts';
import type { PageHead } from './head/page-head.ts';
import { sitePageHead } from './pages/site-page-head.ts';
import { sitePageQuery, type PageKind } from './pages/site-page-query.ts';
import type { FirstPicture } from './pictures/preview-rule.ts';
import { selectedVariant } from './product/selected-variant.ts';
import { galleryPictures } from './product/gallery-pictures.ts';
import { productHead } from './product-page/product-head.ts';
import { accessoriesQuery, productQuery, relatedQuery } from './product/product-query.ts';
import { reviewsPage, reviewsQuery } from './reviews/reviews-query.ts';
import { listHead } from './product-list/list-head.ts';
import { isBeyondLastPage } from './product-list/list-pages.ts';
import { listQuery } from './product-list/list-query.ts';
import { bannerPreview } from './promotions/banner-preview.ts';
import { promotionsQuery } from './promotions/promotions-query.ts';
import { shopPages, type ScreenName } from './shop-pages.ts';

/** Params of the path and search parameters of a page. */
export interface PageMatch {
  params: Params;
  search: URLSearchParams;
}

/** A public page. `head` and `outcome` read the data that `prefetch` has fetched; `head` must also work without it. */
interface PublicPage {
  /** Fetches the data of frame and screen; rejects if the API fails. */
  prefetch(queries: QueryClient, match: PageMatch): Promise<unknown>;
  head(queries: QueryClient, match: PageMatch): PageHead;
  /** Returns the first picture that phones show, if it is a stored image; reads the same data as `head`. */
  firstPicture?(queries: QueryClient, match: PageMatch): FirstPicture | undefined;
  /** Returns the HTTP status and the target of a redirect. */
  outcome(queries: QueryClient, match: PageMatch): { status: number; redirect?: string };
}

export { showHead } from './head/show-head.ts';

/** The public pages by screen, used by the server. Browsers load this file at the first change of the head. */
const publicPages: Record<ScreenName, PublicPage> = {
  home: {
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => homeHead(queries.getQueryData(homeQuery.queryKey), queries.getQueryData(shopQuery.queryKey)),
    firstPicture(queries) {
      const banner = queries.getQueryData(promotionsQuery.queryKey)?.banners.home_top;
      return banner ? bannerPreview(banner) : undefined;
    },
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
    // larger on a phone than the banner
    firstPicture: (queries, { search }) =>
      queries.getQueryData(listQuery(search).queryKey)?.data[0]?.image ?? undefined,
  },
  product: {
    prefetch: (queries, match) => Promise.all([queries.query(shopQuery), fetchProduct(queries, match)]),
    head(queries, match) {
      const product = productAt(queries, match);
      const reviews = product
        ? queries.getQueryData(reviewsQuery(product.id, reviewsPage(match.search)).queryKey)
        : undefined;
      return productHead(product, queries.getQueryData(shopQuery.queryKey), { search: match.search, reviews });
    },
    firstPicture(queries, match) {
      const product = productAt(queries, match);
      return product ? galleryPictures(product, selectedVariant(product, match.search))[0] : undefined;
    },
    outcome(queries, match) {
      const product = productAt(queries, match);
      if (!product) return { status: 404 };
      if (product.slug === match.params['slug']) return { status: 200 };
      const query = match.search.size > 0 ? `?${match.search}` : '';
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
  'track-order': {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries) => trackOrderHead(queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  order: {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries, { params }) => orderHead(params['reference'] ?? '', queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  'custom-neon': {
    prefetch: (queries) =>
      Promise.all([
        queries.query(shopQuery),
        queries.query(rulesQuery),
        queries.query(ideasQuery),
        queries.query(drawingQuery(firstDesign.lines)),
      ]),
    head: (queries) =>
      customNeonHead(
        queries.getQueryData(rulesQuery.queryKey),
        queries.getQueryData(ideasQuery.queryKey)?.[0],
        queries.getQueryData(shopQuery.queryKey),
      ),
    outcome: () => ({ status: 200 }),
  },
  'logo-enquiry': {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries) => logoEnquiryHead(queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  'saved-design': {
    prefetch: (queries, match) =>
      Promise.all([queries.query(shopQuery), queries.query(rulesQuery), queries.query(designAt(match))]),
    head: (queries, match) =>
      savedDesignHead(queries.getQueryData(designAt(match).queryKey), queries.getQueryData(shopQuery.queryKey)),
    outcome: (queries, match) => ({ status: queries.getQueryData(designAt(match).queryKey) ? 200 : 404 }),
  },
  gallery: {
    prefetch: (queries) => Promise.all([queries.query(shopQuery), queries.query(galleryQuery)]),
    head: (queries) =>
      galleryHead(queries.getQueryData(galleryQuery.queryKey), queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 200 }),
  },
  info: sitePage('pages'),
  work: sitePage('works'),
  'not-found': {
    prefetch: (queries) => queries.query(shopQuery),
    head: (queries) => notFoundHead(queries.getQueryData(shopQuery.queryKey)),
    outcome: () => ({ status: 404 }),
  },
};

/** Returns the page of `pathname`, its screen and the params of its path. Throws if no route matches. */
export function getPage(pathname: string): { page: PublicPage; screen: ScreenName; params: Params } {
  const match = matchRoutes(routes, pathname)?.[0];
  if (match === undefined) throw new Error(`No public page matches ${pathname}.`);
  const { params } = match;
  const { kind, path, isIndexed } = match.route.declaration;
  const page = publicPages[kind];
  // what a page declares applies unless its data says otherwise
  const declared = isIndexed ? { canonical: generatePath(path, params) } : { isIndexed };
  return { page: { ...page, head: (...of) => ({ ...declared, ...page.head(...of) }) }, screen: kind, params };
}

const routes = shopPages.map((declaration) => ({ path: declaration.path, declaration }));

function sitePage(kind: PageKind): PublicPage {
  const query = ({ params }: PageMatch) => sitePageQuery(kind, params['slug'] ?? '');
  return {
    prefetch: (queries, match) => Promise.all([queries.query(shopQuery), queries.query(query(match))]),
    head: (queries, match) =>
      sitePageHead(queries.getQueryData(query(match).queryKey), queries.getQueryData(shopQuery.queryKey)),
    outcome: (queries, match) => ({ status: queries.getQueryData(query(match).queryKey) ? 200 : 404 }),
  };
}

function designAt({ params }: PageMatch) {
  return savedDesignQuery(params['id'] ?? '');
}

async function fetchProduct(queries: QueryClient, { params, search }: PageMatch): Promise<void> {
  const product = await queries.query(productQuery(params['slug'] ?? ''));
  if (!product) return;
  await Promise.all([
    queries.query(accessoriesQuery),
    queries.query(relatedQuery(product.id)),
    queries.query(reviewsQuery(product.id, reviewsPage(search))),
  ]);
}

function productAt(queries: QueryClient, { params }: PageMatch) {
  return queries.getQueryData(productQuery(params['slug'] ?? '').queryKey);
}
