import { useAtomValue } from 'jotai';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { SearchHit } from '@lumora/shared-contract/search';
import { useSession } from '@lumora/shared-auth';
import { http } from '@lumora/shared-auth/core';
import { useDebounced } from '@lumora/shared-ui';
import develop from '../development/develop.page.tsx';
import { entityPath } from '../extensions/entity-path.ts';
import { useCurrentPage } from '../extensions/use-current-page.ts';
import { useExtensions } from '../extensions/use-extensions.ts';
import { consolePages, type ConsolePage } from '../navigation/console-nav.ts';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { actionItems, entityActionItems, findTypedAction, namesOf } from './action-items.ts';
import { groupItems, nameFilter, type PaletteItem } from './palette-item.ts';
import { parseRecentPages, recentPagesAtom } from './recent-pages.ts';

/**
 * Searches for `text`: actions and pages of the console at once, rows of the shop by a request 150 ms after the last key. A page
 * that an action opens by the same title is listed once, as the action, and the development page not at all: it needs the URL of `npm run dev`.
 * Text that begins with the name of an action searches the rows that it applies to. Without text lists the pages that the
 * user has opened last. Returns the items in groups, the loading state, the error of the request, and `retry`.
 */
export function useSearch(text: string) {
  const set = useReleaseSet();
  const { user } = useSession();
  const held = user?.permissions ?? [];
  const { pathname, entity: shown } = useCurrentPage();
  const recent = parseRecentPages(useAtomValue(recentPagesAtom(String(user?.id)))).filter(
    ({ path }) => path !== pathname,
  );
  const actions = useExtensions('actions');
  const term = text.trim();
  const typedAction = findTypedAction(actions, term);
  const isAction = ({ title, path }: ConsolePage) =>
    actions.some(({ extension }) => extension.path === path && extension.title === title);
  const query = useRowSearch(typedAction?.rest ?? term);

  const pages = consolePages(set, held).filter((page) => page.path !== develop.path && !isAction(page));
  const isFound = nameFilter([...pages.map(({ title }) => title), ...actions.flatMap(namesOf)], term);
  const recentEntities = recent.flatMap(({ title, entity }) => (entity ? [{ ...entity, title }] : []));
  const rows = query.rows ?? recentEntities;
  const items = [
    // rows of an earlier text remain until the response: an action must not apply to them
    ...(typedAction && !query.isSearching ? entityActionItems(typedAction, rows) : []),
    ...(term === '' ? recent.slice(0, maxRecent).map(toRecentItem) : []),
    ...actionItems(actions, isFound, shown),
    ...pages
      .filter(({ title }) => isFound(title))
      .map(({ title, path }): PaletteItem => ({ group: 'Pages', title, selection: { path } })),
    ...(typedAction ? [] : (query.rows ?? [])).flatMap((row): PaletteItem[] => {
      const path = entityPath(set, row, held);
      return path === undefined ? [] : [{ group: row.kind, title: row.title, selection: { path } }];
    }),
  ];

  return { groups: groupItems(items), ...query };
}

/** Maximum number of recent pages in the list. */
const maxRecent = 5;

function toRecentItem({ title, path }: { title: string; path: string }): PaletteItem {
  return { group: 'Recent', title, selection: { path } };
}

/** Searches the rows of the shop. `rows` is undefined without a search text. */
function useRowSearch(term: string) {
  const q = useDebounced(term, 150);
  const query = useQuery({
    queryKey: ['shell', 'search', q],
    queryFn: ({ signal }) => http.get<ListResponse<SearchHit>>('/admin/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  return {
    rows: term === '' ? undefined : (query.data?.data ?? []),
    isSearching: term !== '' && (q !== term || query.isFetching),
    error: term === '' ? null : query.error,
    retry: () => void query.refetch(),
  };
}
