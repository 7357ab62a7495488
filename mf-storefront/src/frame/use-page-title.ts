import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../routes.tsx';

/** The server wrote the first page's title; this one follows the shopper, and waits for what a page is about. */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  const queries = useQueryClient();

  useEffect(() => {
    const { route, params } = findRoute(pathname);
    writeTitle();
    return queries.getQueryCache().subscribe(writeTitle);

    function writeTitle() {
      const isLoading = queries.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
      if (!isLoading) document.title = route.head(queries, params).title;
    }
  }, [pathname, queries]);
}
