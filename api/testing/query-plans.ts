import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Database } from '../src/core/database/database.ts';

interface Client {
  query(text: string, params: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Returns the `EXPLAIN` output of each statement that `run` executes on the database it receives. */
export async function plansOf(db: Database, run: (explained: Database) => Promise<unknown>): Promise<string[]> {
  // both drivers set `$client`, which the common type `Database` does not declare
  const { $client } = db as Database & { $client: Client };
  const plans: string[] = [];
  const explained = drizzle(async (text, params) => {
    const plan = await $client.query(`explain ${text}`, params);
    plans.push(plan.rows.map((line) => line['QUERY PLAN']).join('\n'));
    const { rows } = await $client.query(text, params);
    return { rows: rows.map((row) => Object.values(row)) };
  });
  await run(explained);
  return plans;
}
