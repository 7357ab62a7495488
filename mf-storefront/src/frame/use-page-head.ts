import { useEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, type Location } from 'react-router-dom';

/**
 * Writes the `<head>` of the page shown after each move inside the shop, once its content is loaded; of the first page
 * only where the server did not.
 */
export function usePageHead(): void {
  const location = useLocation();
  const first = useRef(location);
  const queries = useQueryClient();

  useEffect(() => {
    if (location === first.current && isHeadWritten(queries)) return undefined;
    const controller = new AbortController();
    void updateHead(queries, location, controller.signal);
    return () => controller.abort();
  }, [location, queries]);
}

/** Whether the server drew the page, and nothing is missing that may still come. */
function isHeadWritten(queries: QueryClient): boolean {
  const isWhole = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return isWhole && document.head.querySelector('meta[name="description"]') !== null;
}

async function updateHead(queries: QueryClient, { pathname, search }: Location, signal: AbortSignal): Promise<void> {
  // not needed for a first page that the server wrote
  const pages = await import(/* webpackChunkName: "public-pages" */ '../public-pages.ts').catch(() => null);
  if (pages === null || signal.aborted) return; // offline: the head of the page before stays
  const { findPage, showHead } = pages;
  const { page, params } = findPage(pathname);
  const place = { params, search: new URLSearchParams(search) };
  writeHead();
  signal.addEventListener('abort', queries.getQueryCache().subscribe(writeHead));

  function writeHead() {
    const isLoading = queries.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
    if (!isLoading) showHead(page.head(queries, place), pathname);
  }
}
