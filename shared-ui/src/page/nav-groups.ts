import type { NavGroup } from '@lumora/shared-contract/releases';
import type { PageDeclaration } from './define-page.ts';

/** Returns the navigation of declared pages, merged and sorted. */
export function navGroups(pages: readonly PageDeclaration[]): NavGroup[] {
  const groups = pages.flatMap(({ nav, path, title = path, permission }) => {
    if (nav === undefined) return [];
    const { group, ...shown } = nav;
    const item = { label: title, path, ...(permission !== undefined && { permission }), ...shown };
    return [{ title: group, order: nav.order, items: [item] }];
  });
  return mergeNavGroups(groups);
}

/** Merges groups with the same title and sorts groups and items by `order`. A group has the lowest order of its parts. */
export function mergeNavGroups(groups: readonly NavGroup[]): NavGroup[] {
  const merged = new Map<string, NavGroup>();

  for (const { title, order, items } of groups) {
    const existing = merged.get(title);
    merged.set(title, {
      title,
      order: Math.min(order, existing?.order ?? order),
      items: [...(existing?.items ?? []), ...items.map((item) => ({ order, ...item }))].toSorted(byOrder),
    });
  }

  return [...merged.values()].toSorted(byOrder);
}

const byOrder = (a: { order?: number }, b: { order?: number }) => (a.order ?? 0) - (b.order ?? 0);
