import { pollUntil } from '@lumora/shared-contract/poll-until';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/core/database/database.ts';

/**
 * Vacuums and analyzes a table until all its pages are marked as visible to everyone, which index-only scans need. A
 * transaction that is open meanwhile, such as one of autovacuum, prevents that.
 */
export async function vacuum(db: Database, table: string): Promise<void> {
  await pollUntil(
    async () => {
      await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
      const [found] = await db
        .select({ hidden: sql<number>`relpages - relallvisible` })
        .from(sql`pg_class`)
        .where(sql`relname = ${table}`);
      return found?.hidden;
    },
    (hidden) => hidden === 0,
  );
}
