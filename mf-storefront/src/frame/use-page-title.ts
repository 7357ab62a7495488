import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../routes.tsx';

/** The server wrote the first page's title; this one follows the shopper, and waits for what a page is about. */
export function usePageTitle(): void {
  const { pathname, search } = useLocation();
  const queries = useQueryClient();

  useEffect(() => {
    const { route, params } = findRoute(pathname);
    const place = { params, search: new URLSearchParams(search) };
    writeTitle();
    return queries.getQueryCache().subscribe(writeTitle);

    function writeTitle() {
      const isLoading = queries.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
      if (!isLoading) document.title = route.head(queries, place).title;
    }
  }, [pathname, search, queries]);
}
