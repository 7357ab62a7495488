import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { HomePage } from './home/home-page.tsx';
import { homeHead } from './home/home-head.ts';
import { homeQuery } from './home/home-query.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { notFoundHead } from './not-found/not-found-head.ts';
import type { PageHead } from './page/page-head.ts';

/** One public page. A screen that few visit is given by `lazy()`: the server waits for it, the browser loads it when needed. */
interface PublicRoute {
  path: string;
  Screen: ComponentType;
  /** HTTP status when the API answers */
  status: number;
  /** fetches what frame and screen show; rejects if the API does not give it */
  prefetch(queries: QueryClient): Promise<unknown>;
  /** reads what `prefetch` has fetched, which may be nothing */
  head(queries: QueryClient): PageHead;
}

/** Every public page; the last one is for paths that are none. */
const publicRoutes: PublicRoute[] = [
  {
    path: '/',
    Screen: HomePage,
    status: 200,
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => homeHead(queries.getQueryData(homeQuery.queryKey)),
  },
  {
    path: '*',
    Screen: NotFoundPage,
    status: 404,
    prefetch: (queries) => queries.query(homeQuery),
    head: (queries) => notFoundHead(queries.getQueryData(homeQuery.queryKey)),
  },
];

/** The page that stands at `pathname`. */
export function findRoute(pathname: string): PublicRoute {
  const route = matchRoutes(publicRoutes, pathname)?.[0]?.route;
  if (route === undefined) throw new Error(`No public route takes ${pathname}.`);
  return route;
}
