import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { attempts } from './tables.ts';

export interface AttemptLimit {
  /** what is guarded and for whom, such as `sign-in from 10.0.0.1` */
  key: string;
  most: number;
}

const windowMinutes = 15;
const windowEnd = sql`now() + make_interval(mins => ${windowMinutes})`;

/** Counts one more attempt before it is made, so that guesses sent at once cannot slip past the limit. */
export async function consumeAttempt(db: Database, { key, most }: AttemptLimit): Promise<void> {
  const isOver = sql`${attempts.window_ends_at} <= now()`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, window_ends_at: windowEnd })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${attempts.count} + 1, 1000000) end`,
        window_ends_at: sql`case when ${isOver} then ${windowEnd} else ${attempts.window_ends_at} end`,
      },
    })
    .returning();
  if (!row || row.count <= most) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - Date.now()) / 1000));
  throw new AppError('too_many', `Too many attempts. Try again in ${minutes(seconds)}.`, { retryAfter: seconds });
}

/** Takes back an attempt that turned out to be no guess. */
export async function refundAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function resetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
  await db.delete(attempts).where(lt(attempts.window_ends_at, sql`now()`));
}

/** Forgets every count whose key begins so. */
export async function resetAllAttempts(db: Database, start: string): Promise<void> {
  await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${start})`);
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? '1 minute' : `${count} minutes`;
}
