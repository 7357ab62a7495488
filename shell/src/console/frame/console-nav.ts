import type { ModuleManifest, NavGroup, Permission, ReleaseSet } from '@lumora/shared-contract';
import shellManifest from '../../../module.ts';
import { consoleModules } from '../remotes/remote-routes.tsx';

/** Returns the groups of the sidebar for a user with the permissions `held`. Merges groups with the same title. */
export function consoleNav(set: ReleaseSet, held: readonly string[]): NavGroup[] {
  const groups = new Map<string, NavGroup>();

  for (const { title, order, items } of manifests(set).flatMap(({ nav }) => nav)) {
    const existing = groups.get(title);
    groups.set(title, {
      title,
      order: Math.min(order, existing?.order ?? order),
      items: [...(existing?.items ?? []), ...items.filter((item) => isAllowed(item, held))],
    });
  }

  return [...groups.values()].filter(({ items }) => items.length > 0).toSorted((a, b) => a.order - b.order);
}

/** A page of the console that the search finds by its title. */
export interface ConsolePage {
  title: string;
  path: string;
}

/** Returns the pages with a title and without path parameters that a user with the permissions `held` may open. */
export function consolePages(set: ReleaseSet, held: readonly string[]): ConsolePage[] {
  return manifests(set)
    .flatMap(({ routes }) => routes)
    .filter((route) => route.path.startsWith('/admin') && !route.path.includes(':') && isAllowed(route, held))
    .flatMap(({ title, path }) => (title === undefined ? [] : [{ title, path }]));
}

/** Returns true if a user with the permissions `held` may see an item or open a route; true if it needs no permission. */
export function isAllowed({ permission }: { permission?: Permission }, held: readonly string[]): boolean {
  return permission === undefined || held.includes(permission);
}

function manifests(set: ReleaseSet): ModuleManifest[] {
  return [shellManifest, ...consoleModules(set).map(({ manifest }) => manifest)];
}
