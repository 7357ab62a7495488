import { getTableName, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { changeChannel, everything } from '../core/database/changes.ts';
import type { OpenDatabase } from '../core/database/database.ts';
import { listScheduleTimes } from './promotion-times.queries.ts';
import { publicTables } from './tables.ts';

/** Timers cannot wait for longer than 24 days; to look now and then costs nothing, and outlives a clock that is set. */
const longestSleepMs = 60 * 60_000;
const pauseAfterFailureMs = 5_000;
const watched = [...publicTables.map(getTableName), everything];

/**
 * Tells of a change whenever a promotion starts or ends, as a write of it would: to every process on the database.
 * Moments are those of the database's clock. A timer that fires early finds that nothing has passed, and sleeps again.
 */
export class PromotionScheduler {
  readonly #database: OpenDatabase;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #unsubscribe: () => void;
  #looking: Promise<void> = Promise.resolve();
  /** ms since 1970; null before the first look, when nobody has copies yet */
  #lookedAt: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(database: OpenDatabase, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#log = log;
    this.#unsubscribe = database.changes.subscribe((table) => {
      if (watched.includes(table)) void this.tick();
    });
  }

  /** Resolves when what has passed is told, and the next moment is waited for. */
  tick(): Promise<void> {
    // one after the other: an older look must not put its timer over that of a newer
    this.#looking = this.#looking.then(() => this.#lookOnce());
    return this.#looking;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookOnce(): Promise<void> {
    if (this.#isStopped) return;
    try {
      const { now, next, hasPassed } = await listScheduleTimes(this.#database.db, this.#lookedAt ?? Infinity);
      if (hasPassed) await this.#tell();
      this.#lookedAt = now;
      this.#sleep(next === null ? longestSleepMs : next - now);
    } catch (error) {
      this.#log.warn({ err: error }, 'The next start or end of a promotion is not known; it is looked for again.');
      this.#sleep(pauseAfterFailureMs);
    }
  }

  #sleep(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.tick(), Math.min(ms, longestSleepMs)).unref();
  }

  async #tell(): Promise<void> {
    await this.#database.db.execute(sql`select pg_notify(${changeChannel}, 'promotions')`);
  }
}
