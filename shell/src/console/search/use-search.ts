import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { SearchHit } from '@lumora/shared-contract/search';
import { useSession } from '@lumora/shared-auth';
import { http } from '@lumora/shared-auth/core';
import { useDebounced } from '@lumora/shared-ui';
import { entityPath } from '../extensions/entity-path.ts';
import { consolePages } from '../remotes/console-nav.ts';
import { useReleaseSet } from '../release-set-context.ts';

/**
 * Searches for `text`: pages of the console at once, rows of the shop by a request 150 ms after the last key. Returns the
 * hits grouped by kind, the loading state, the error of the request, and `retry`.
 */
export function useSearch(text: string) {
  const set = useReleaseSet();
  const { user } = useSession();
  const term = text.trim();
  const q = useDebounced(term, 150);

  const query = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => http.get<ListResponse<SearchHit>>('/admin/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  const held = user?.permissions ?? [];
  const pages = consolePages(set, held).filter(({ title }) => includes(title, term));
  const rows = term === '' ? [] : (query.data?.data ?? []);
  const hits = [
    ...pages.map((page): PageHit => ({ kind: 'Pages', ...page })),
    ...rows.flatMap((row): PageHit[] => {
      const path = entityPath(set, row, held);
      return path === undefined ? [] : [{ kind: row.kind, title: row.title, path }];
    }),
  ];

  return {
    groups: groupByKind(hits),
    isSearching: term !== '' && (q !== term || query.isFetching),
    error: term === '' ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** A result with the page that Enter opens. */
export interface PageHit {
  kind: string;
  title: string;
  path: string;
}

/** Hits of one kind; `kind` is the heading. */
export interface SearchHitGroup {
  kind: string;
  hits: PageHit[];
}

function groupByKind(hits: PageHit[]): SearchHitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}

function includes(title: string, term: string): boolean {
  return title.toLocaleLowerCase().includes(term.toLocaleLowerCase());
}
