import { getTableName, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { changeChannel, anyTable } from '../core/database/changes.ts';
import type { OpenDatabase } from '../core/database/database.ts';
import { getScheduleTimes } from './promotion-times.queries.ts';
import { publicTables } from './tables.ts';

/** Timers are limited to 24 days. One query per hour costs little, and corrects timers after a change of the system time. */
const maxDelayMs = 60 * 60_000;
const retryDelayMs = 5_000;
const watchedTables = [...publicTables.map(getTableName), anyTable];

/**
 * Sends a change notice when a promotion starts or ends, as a write of it would, to all processes on the database.
 * All timestamps are from the database's clock: a timer that fires early finds no change, and is set again.
 */
export class PromotionScheduler {
  readonly #database: OpenDatabase;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #unsubscribe: () => void;
  #pendingTick: Promise<void> = Promise.resolve();
  /** database time of the last check, ms since 1970; null before the first one, when nothing is cached yet */
  #lastCheckMs: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(database: OpenDatabase, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#log = log;
    this.#unsubscribe = database.changes.subscribe((table) => {
      if (watchedTables.includes(table)) void this.tick();
    });
  }

  /** Notifies of starts and ends since the last check and sets the timer for the next one. Database errors are retried. */
  tick(): Promise<void> {
    // in sequence, because an earlier check must not replace the timer of a later one
    this.#pendingTick = this.#pendingTick.then(() => this.#check());
    return this.#pendingTick;
  }

  /** Clears the timer and waits for a running check. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#pendingTick;
  }

  async #check(): Promise<void> {
    if (this.#isStopped) return;
    try {
      const { now, next, hasPassed } = await getScheduleTimes(this.#database.db, this.#lastCheckMs ?? Infinity);
      if (hasPassed) await this.#notify();
      this.#lastCheckMs = now;
      this.#schedule(next === null ? maxDelayMs : next - now);
    } catch (error) {
      this.#log.warn({ err: error }, 'Could not read the next start or end of a promotion; retrying.');
      this.#schedule(retryDelayMs);
    }
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.tick(), Math.min(delayMs, maxDelayMs)).unref();
  }

  async #notify(): Promise<void> {
    await this.#database.db.execute(sql`select pg_notify(${changeChannel}, 'promotions')`);
  }
}
