import { pollUntil } from '@lumora/shared-contract/poll-until';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/core/database/database.ts';

/** Waits until a statement on this PostgreSQL database waits for a lock, such as one that a transaction of the test holds. */
export async function waitForBlockedStatement(db: Database): Promise<void> {
  const waiting = sql`pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;
  await pollUntil(() => db.$count(waiting), Boolean);
}
