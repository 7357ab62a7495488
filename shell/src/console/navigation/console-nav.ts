import type { NavGroup, ReleaseSet } from '@lumora/shared-contract/releases';
import { mergeNavGroups, navGroups } from '@lumora/shared-ui/page';
import { isAllowed } from '../session/is-allowed.ts';
import { consoleModules } from '../remotes/remote-routes.tsx';
import { shellPages } from './shell-pages.ts';

/** Returns the groups of the sidebar for a user with the permissions `held`. Merges groups with the same title. */
export function consoleNav(set: ReleaseSet, held: readonly string[]): NavGroup[] {
  const groups = [...navGroups(shellPages), ...consoleModules(set).flatMap(({ manifest }) => manifest.nav)];
  return mergeNavGroups(groups)
    .map((group) => ({ ...group, items: group.items.filter((item) => isAllowed(item, held)) }))
    .filter(({ items }) => items.length > 0);
}

/** A page of the console that the search finds by its title. */
export interface ConsolePage {
  title: string;
  path: string;
  /** declared path of the page above it */
  parent?: string | undefined;
}

/** Returns the pages with a title and without path parameters that a user with the permissions `held` may open. */
export function consolePages(set: ReleaseSet, held: readonly string[]): ConsolePage[] {
  return [...shellPages, ...consoleModules(set).flatMap(({ manifest }) => manifest.routes)]
    .filter((route) => route.path.startsWith('/admin') && !route.path.includes(':') && isAllowed(route, held))
    .flatMap(({ title, path, parent }) => (title === undefined ? [] : [{ title, path, parent }]));
}

/**
 * Returns the page above `pathname`: its declared parent, else the nearest of the pages whose path continues to it. The
 * start page is above none.
 */
export function parentPage(set: ReleaseSet, held: readonly string[], pathname: string): ConsolePage | undefined {
  const pages = consolePages(set, held);
  const parent = pages.find(({ path }) => path === pathname)?.parent;
  const [nearest] = pages
    .filter(({ path }) => path !== '/admin' && pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  return pages.find(({ path }) => path === parent) ?? nearest;
}
