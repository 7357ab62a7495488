import type { ModuleManifest, NavGroup, Permission, ReleaseSet } from '@lumora/shared-contract';
import shellManifest from '../../../module.ts';
import { consoleModules } from '../remotes/remote-routes.tsx';

/** The sidebar for somebody who holds `held`: groups of one title are one, and what may not be seen is not there. */
export function consoleNav(set: ReleaseSet, held: readonly string[]): NavGroup[] {
  const groups = new Map<string, NavGroup>();

  for (const { title, order, items } of manifests(set).flatMap(({ nav }) => nav)) {
    const before = groups.get(title);
    groups.set(title, {
      title,
      order: Math.min(order, before?.order ?? order),
      items: [...(before?.items ?? []), ...items.filter((item) => isAllowed(item, held))],
    });
  }

  return [...groups.values()].filter(({ items }) => items.length > 0).toSorted((a, b) => a.order - b.order);
}

export interface ConsolePage {
  title: string;
  path: string;
}

/** Pages of the console that can be gone to by name. */
export function consolePages(set: ReleaseSet, held: readonly string[]): ConsolePage[] {
  return manifests(set)
    .flatMap(({ routes }) => routes)
    .filter((route) => route.path.startsWith('/admin') && !route.path.includes(':') && isAllowed(route, held))
    .flatMap(({ title, path }) => (title === undefined ? [] : [{ title, path }]));
}

/** Whether who holds `held` may see an item or open a route; without a permission everybody may. */
export function isAllowed({ permission }: { permission?: Permission }, held: readonly string[]): boolean {
  return permission === undefined || held.includes(permission);
}

function manifests(set: ReleaseSet): ModuleManifest[] {
  return [shellManifest, ...consoleModules(set).map(({ manifest }) => manifest)];
}
