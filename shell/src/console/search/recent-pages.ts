import { storedAtoms } from '@lumora/shared-ui';

/** A page that the user has opened. */
export interface RecentPage {
  path: string;
  title: string;
  /** the entity that it shows, for a page of one entity */
  entity?: { kind: string; id: number };
}

/** Gives the atom of the pages that the user with an id has opened last in this browser. */
export const recentPagesAtom = storedAtoms<RecentPage[]>('lumora-recent');

/** Returns the pages in a stored value of any shape, the last one first. */
export function parseRecentPages(stored: unknown): RecentPage[] {
  return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
}

/** Returns the pages with `page` as the one that was opened last, and without its earlier visits. */
export function withRecentPage(pages: RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, maxPages);
}

const maxPages = 10;

function isRecentPage(page: unknown): page is RecentPage {
  if (typeof page !== 'object' || page === null) return false;
  const { path, title, entity }: { path?: unknown; title?: unknown; entity?: unknown } = page;
  return typeof path === 'string' && path.startsWith('/admin') && typeof title === 'string' && isEntity(entity);
}

function isEntity(entity: unknown): boolean {
  if (entity === undefined) return true;
  if (typeof entity !== 'object' || entity === null) return false;
  const { kind, id }: { kind?: unknown; id?: unknown } = entity;
  return typeof kind === 'string' && typeof id === 'number';
}
