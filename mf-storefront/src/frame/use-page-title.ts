import { useEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, type Location } from 'react-router-dom';

/** The server wrote the first page's title; this one follows the shopper, and waits for what a page is about. */
export function usePageTitle(): void {
  const location = useLocation();
  const first = useRef(location);
  const queries = useQueryClient();

  useEffect(() => {
    if (location === first.current && isTitled(queries)) return undefined;
    const left = new AbortController();
    void followTitle(queries, location, left.signal);
    return () => left.abort();
  }, [location, queries]);
}

/** Whether the server drew the page, and nothing is missing that may still come. */
function isTitled(queries: QueryClient): boolean {
  const isWhole = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return isWhole && document.head.querySelector('meta[name="description"]') !== null;
}

async function followTitle(queries: QueryClient, { pathname, search }: Location, signal: AbortSignal): Promise<void> {
  // what pages say of themselves is not needed on the first one
  const pages = await import(/* webpackChunkName: "public-pages" */ '../public-pages.ts').catch(() => null);
  if (pages === null || signal.aborted) return; // offline: the title before stays
  const { page, params } = pages.findPage(pathname);
  const place = { params, search: new URLSearchParams(search) };
  writeTitle();
  signal.addEventListener('abort', queries.getQueryCache().subscribe(writeTitle));

  function writeTitle() {
    const isLoading = queries.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
    if (!isLoading) document.title = page.head(queries, place).title;
  }
}
