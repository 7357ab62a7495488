/** A page that the user has opened. */
export interface RecentPage {
  path: string;
  title: string;
  /** the entity that it shows, for a page of one entity */
  entity?: { kind: string; id: number };
}

/** Returns the pages that a user has opened last in this browser, the last one first. */
export function readRecentPages(userId: number): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    return []; // not JSON, or storage is forbidden
  }
}

/** Adds a page that a user has opened, and removes its earlier visits. Does nothing where storage is full or forbidden. */
export function addRecentPage(userId: number, page: RecentPage): void {
  const others = readRecentPages(userId).filter(({ path }) => path !== page.path);
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify([page, ...others].slice(0, maxPages)));
  } catch {
    // the search then lists no recent pages
  }
}

const maxPages = 10;

const storageKey = (userId: number) => `lumora-recent:${userId}`;

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
