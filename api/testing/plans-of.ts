import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Database } from '../src/core/database/database.ts';

interface Client {
  query(text: string, params: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What the database says it does for the statements of `run`. */
export async function plansOf(db: Database, run: (noted: Database) => Promise<unknown>): Promise<string[]> {
  // both drivers hang their client there; the type of a database on either of them does not know it
  const { $client } = db as Database & { $client: Client };
  const plans: string[] = [];
  const noted = drizzle(async (text, params) => {
    const plan = await $client.query(`explain ${text}`, params);
    plans.push(plan.rows.map((line) => line['QUERY PLAN']).join('\n'));
    const { rows } = await $client.query(text, params);
    return { rows: rows.map((row) => Object.values(row)) };
  });
  await run(noted);
  return plans;
}
