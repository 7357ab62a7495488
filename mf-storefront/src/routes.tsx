import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { HomePage } from './home/home-page.tsx';
import { homeHead } from './home/home-head.ts';
import { homeQuery } from './home/home-query.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { notFoundHead } from './not-found/not-found-head.ts';
import type { PageHead } from './page/page-head.ts';

/**
 * One public page; `params` are those of its path. A `Component` that few visit is given by React's `lazy()`: the server
 * waits for it, the browser loads it when needed.
 */
type PublicRoute = RouteObject & {
  /** HTTP status when the API answers */
  status: number;
  /** fetches what frame and screen show; rejects if the API does not give it */
  prefetch(queries: QueryClient, params: Params): Promise<unknown>;
  /** reads what `prefetch` has fetched, which may be nothing */
  head(queries: QueryClient, params: Params): PageHead;
};

/** Every public page; the last one is for paths that are none. */
export const publicRoutes: PublicRoute[] = [
  {
    path: '/',
    Component: HomePage,
    status: 200,
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => homeHead(queries.getQueryData(homeQuery.queryKey)),
  },
  {
    path: '*',
    Component: NotFoundPage,
    status: 404,
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => notFoundHead(queries.getQueryData(homeQuery.queryKey)),
  },
];

/** The page that stands at `pathname`, and the params of its path. */
export function findRoute(pathname: string): { route: PublicRoute; params: Params } {
  const match = matchRoutes(publicRoutes, pathname)?.[0];
  if (match === undefined) throw new Error(`No public route takes ${pathname}.`);
  return match;
}
