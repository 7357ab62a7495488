import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import { attempts } from './tables.ts';

export interface AttemptLimit {
  /** what is guarded and for whom, such as `sign-in from 10.0.0.1` */
  key: string;
  most: number;
}

const windowMinutes = 15;
const windowEnd = sql`now() + make_interval(mins => ${windowMinutes})`;

/**
 * Counts one more attempt before it is made, so that guesses sent at once cannot slip past the limit. Returns how many
 * there are now in this window; throws `AppError` 429 when they are more than `most`.
 */
export async function consumeAttempt(db: Database, { key, most }: AttemptLimit): Promise<number> {
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
  await deleteOutdated(db);
  if (!row || row.count <= most) return row?.count ?? 0;
  const seconds = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - Date.now()) / 1000));
  throw new AppError('too_many', `Too many attempts. Try again in ${minutes(seconds)}.`, { retryAfter: seconds });
}

/** Returns how many attempts there were in this window. */
export async function countAttempts(db: Database, key: string): Promise<number> {
  const inWindow = and(eq(attempts.key, key), gt(attempts.window_ends_at, sql`now()`));
  const [row] = await db.select({ count: attempts.count }).from(attempts).where(inWindow);
  return row?.count ?? 0;
}

/** Runs `act` under all `limits`; gives its attempts back when it throws, so that only what succeeded counts. */
export async function limitSuccesses<T>(db: Database, limits: AttemptLimit[], act: () => Promise<T>): Promise<T> {
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

/** Takes back an attempt that turned out to be no guess. */
export async function refundAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function resetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Forgets every count whose key begins so. */
export async function resetAllAttempts(db: Database, start: string): Promise<void> {
  await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${start})`);
}

const deletedAtMs = new WeakMap<Database, number>();

/** At most once a minute: who attacks from ever new addresses leaves a row for each. */
async function deleteOutdated(db: Database): Promise<void> {
  if (Date.now() - (deletedAtMs.get(db) ?? 0) < 60_000) return;
  deletedAtMs.set(db, Date.now());
  await db.delete(attempts).where(lt(attempts.window_ends_at, sql`now()`));
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? '1 minute' : `${count} minutes`;
}
