import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '../../core/database/database.ts';
import { anyTable } from '../../core/database/changes.ts';
import { products } from '../tables.ts';

interface ProductTotals {
  /** Returns the number of products that match `where`. */
  count(where: SQL | undefined): Promise<number>;
  /** Clears the cache. Call it after a write of this process, because the change notice may arrive later. */
  clear(): void;
  unsubscribe(): void;
}

const maxEntries = 500;

/** Caches product counts by condition until a product changes, so that paging does not count again. */
export function cacheProductTotals({ db, changes }: OpenDatabase): ProductTotals {
  const dialect = new PgDialect();
  let cache = new Map<string, Promise<number>>();
  // a new map, so that a count that started before the change is stored in the discarded one
  const clear = () => void (cache = new Map());
  const unsubscribe = changes.subscribe((table) => {
    if (table === 'products' || table === anyTable) clear();
  });

  return {
    clear,
    unsubscribe,
    count(where) {
      const current = cache;
      const { sql, params } = where ? dialect.sqlToQuery(where) : { sql: '', params: [] };
      const key = JSON.stringify([sql, params]);
      const cached = current.get(key);
      if (cached) return cached;
      if (current.size >= maxEntries) current.clear();
      const total = db.$count(products, where).then(Number);
      current.set(key, total);
      total.catch(() => current.delete(key));
      return total;
    },
  };
}
