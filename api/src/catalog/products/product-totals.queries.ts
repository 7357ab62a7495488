import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '../../core/database/database.ts';
import { everything } from '../../core/database/changes.ts';
import { products } from '../tables.ts';

interface ProductTotals {
  count(where: SQL | undefined): Promise<number>;
  /** to be called after a write of this process, which the notice of it may follow a moment later */
  forget(): void;
  unsubscribe(): void;
}

const mostKept = 500;

/** Numbers of products, each counted once until a product changes: to turn a page is not to count again. */
export function cacheProductTotals({ db, changes }: OpenDatabase): ProductTotals {
  const dialect = new PgDialect();
  let kept = new Map<string, Promise<number>>();
  // a count that began before the change stays in the map that is let go of
  const forget = () => void (kept = new Map());
  const unsubscribe = changes.subscribe((table) => {
    if (table === 'products' || table === everything) forget();
  });

  return {
    forget,
    unsubscribe,
    count(where) {
      const into = kept;
      const { sql, params } = where ? dialect.sqlToQuery(where) : { sql: '', params: [] };
      const key = JSON.stringify([sql, params]);
      const known = into.get(key);
      if (known) return known;
      if (into.size >= mostKept) into.clear();
      const counting = db.$count(products, where).then(Number);
      into.set(key, counting);
      counting.catch(() => into.delete(key));
      return counting;
    },
  };
}
