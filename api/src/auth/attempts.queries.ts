import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { countOf } from '@lumora/shared-contract/format';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import { attempts } from './tables.ts';

/** A rate limit per window of 15 minutes. */
export interface RateLimit {
  /** the protected operation and its client, such as `sign-in from 10.0.0.1` */
  key: string;
  /** max attempts in one window */
  maxAttempts: number;
}

const windowMinutes = 15;
const windowEnd = sql`now() + make_interval(mins => ${windowMinutes})`;

/**
 * Counts an attempt and returns the number of attempts in the current window. Call it before the attempt, so that
 * concurrent attempts cannot exceed the limit. Throws `AppError` 429 with `Retry-After` above `maxAttempts`.
 */
export async function consumeAttempt(db: Database, { key, maxAttempts }: RateLimit): Promise<number> {
  const isExpired = sql`${attempts.window_ends_at} <= now()`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, window_ends_at: windowEnd })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isExpired} then 1 else least(${attempts.count} + 1, 1000000) end`,
        window_ends_at: sql`case when ${isExpired} then ${windowEnd} else ${attempts.window_ends_at} end`,
      },
    })
    .returning();
  await deleteExpired(db);
  if (!row || row.count <= maxAttempts) return row?.count ?? 0;
  const seconds = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - Date.now()) / 1000));
  throw new AppError('too_many', `Too many attempts. Try again in ${minutes(seconds)}.`, { retryAfter: seconds });
}

/** Returns the number of attempts in the current window. */
export async function countAttempts(db: Database, key: string): Promise<number> {
  const inWindow = and(eq(attempts.key, key), gt(attempts.window_ends_at, sql`now()`));
  const [row] = await db.select({ count: attempts.count }).from(attempts).where(inWindow);
  return row?.count ?? 0;
}

/**
 * Consumes an attempt of each limit and runs `act`. Refunds the attempts when a limit or `act` throws, so that only
 * successful calls count. Throws `AppError` 429 above a limit.
 */
export async function limitSuccesses<T>(db: Database, limits: RateLimit[], act: () => Promise<T>): Promise<T> {
  const consumed: string[] = [];
  try {
    for (const limit of limits) {
      consumed.push(limit.key);
      await consumeAttempt(db, limit);
    }
    return await act();
  } catch (error) {
    for (const key of consumed) await refundAttempt(db, key);
    throw error;
  }
}

/** Subtracts one attempt that should not count. */
export async function refundAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Deletes the count of a key. */
export async function resetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Deletes the counts of all keys with this prefix. */
export async function resetAllAttempts(db: Database, prefix: string): Promise<void> {
  await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${prefix})`);
}

const deletedAtMs = new WeakMap<Database, number>();

/** Deletes expired rows at most once a minute; an attack from many IP addresses inserts a row for each of them. */
async function deleteExpired(db: Database): Promise<void> {
  if (Date.now() - (deletedAtMs.get(db) ?? 0) < 60_000) return;
  deletedAtMs.set(db, Date.now());
  await db.delete(attempts).where(lt(attempts.window_ends_at, sql`now()`));
}

function minutes(seconds: number): string {
  return countOf(Math.ceil(seconds / 60), 'minute');
}
