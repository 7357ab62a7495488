import { useEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, type Location } from 'react-router-dom';

/**
 * Updates the `<head>` after each navigation once the page's data is loaded; for the first page only if the server did not
 * render it.
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

/** Returns whether the server rendered the head with all of its data. */
function isHeadWritten(queries: QueryClient): boolean {
  const isComplete = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return isComplete && document.head.querySelector('meta[name="description"]') !== null;
}

async function updateHead(queries: QueryClient, { pathname, search }: Location, signal: AbortSignal): Promise<void> {
  // loaded on demand: a first page rendered by the server does not need it
  const pages = await import(/* webpackChunkName: "public-pages" */ './public-pages.ts').catch(() => null);
  if (pages === null || signal.aborted) return; // offline: the previous head stays
  const { getPage, showHead } = pages;
  const { page, params } = getPage(pathname);
  const match = { params, search: new URLSearchParams(search) };
  writeHead();
  const stop = queries.getQueryCache().subscribe((event) => event.type === 'updated' && writeHead());
  signal.addEventListener('abort', stop);

  function writeHead() {
    const isLoading = queries.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
    if (!isLoading) showHead(page.head(queries, match), pathname);
  }
}
