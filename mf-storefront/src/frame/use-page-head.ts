import { useEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, type Location } from 'react-router-dom';

/**
 * The server wrote the `<head>` of the first page. After a move inside the shop this hook writes that of the page shown,
 * once its content is loaded.
 */
export function usePageHead(): void {
  const location = useLocation();
  const first = useRef(location);
  const queries = useQueryClient();

  useEffect(() => {
    if (location === first.current && hasHead(queries)) return undefined;
    const left = new AbortController();
    void followPage(queries, location, left.signal);
    return () => left.abort();
  }, [location, queries]);
}

/** Whether the server drew the page, and nothing is missing that may still come. */
function hasHead(queries: QueryClient): boolean {
  const isWhole = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return isWhole && document.head.querySelector('meta[name="description"]') !== null;
}

async function followPage(queries: QueryClient, { pathname, search }: Location, signal: AbortSignal): Promise<void> {
  // what pages say of themselves is not needed on the first one
  const pages = await import(/* webpackChunkName: "public-pages" */ '../public-pages.ts').catch(() => null);
  if (pages === null || signal.aborted) return; // offline: the head of the page before stays
  const { findPage, showHead } = pages;
  const { page, params } = findPage(pathname);
  const address = new URL(pathname, window.location.origin);
  const place = { params, search: new URLSearchParams(search) };
  writeHead();
  signal.addEventListener('abort', queries.getQueryCache().subscribe(writeHead));

  function writeHead() {
    const isLoading = queries.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
    if (!isLoading) showHead(page.head(queries, place), address);
  }
}
