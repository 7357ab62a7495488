import { Counter, Gauge, type Registry } from 'prom-client';
import type { ChangingTag } from './page-cache-headers.ts';
import { sendPurge, type PurgeSettings } from './send-purge.ts';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** delay from a change to its purge; changes in this time share one purge */
const batchMs = 150;
/** delay of the second purge, which removes an outdated page that was in transit to the CDN during the first one */
const secondPurgeMs = 500;
const minBackoffMs = 200;
const maxBackoffMs = 10_000;

/**
 * Purges outdated tags from a CDN, twice after each change. Failed purges are retried with backoff. The queue is bounded,
 * because there are few tags and one purge covers any number of changes.
 */
export class CdnPurger {
  readonly #settings: PurgeSettings;
  readonly #log: Log;
  readonly #purges: Counter<'outcome'>;
  /** number of purges that each tag still needs */
  readonly #pending = new Map<ChangingTag, 1 | 2>();
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Infinity;
  #sending: Promise<void> | undefined;
  #failures = 0;
  /** time of the oldest change that no request covers, null for none */
  #unsentSince: number | null = null;
  /** time of the oldest change that the current request covers, null without a request */
  #sendingSince: number | null = null;
  #isClosed = false;

  constructor(settings: PurgeSettings, registry: Registry, log: Log) {
    this.#settings = settings;
    this.#log = log;
    this.#purges = new Counter({
      name: 'lumora_cdn_purges_total',
      help: 'Purge requests to the CDN by outcome.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    const delaySeconds = () => {
      const since = this.#sendingSince ?? this.#unsentSince;
      return since === null ? 0 : (performance.now() - since) / 1_000;
    };
    new Gauge({
      name: 'lumora_cdn_purge_delay_seconds',
      help: 'Age of the oldest change that is not purged from the CDN.',
      registers: [registry],
      collect() {
        this.set(delaySeconds());
      },
    });
  }

  /** Schedules a purge of `tags`. Call it only after this gateway itself serves the new content. */
  purge(tags: ChangingTag[]): void {
    if (this.#isClosed) return;
    for (const tag of tags) this.#pending.set(tag, 2);
    this.#unsentSince ??= performance.now();
    // after a failure the next attempt is already scheduled
    if (this.#failures === 0) this.#schedule(batchMs);
  }

  /** Stops the timer and sends pending purges in one attempt. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    clearTimeout(this.#timer);
    if (this.#pending.size > 0 && this.#failures === 0) await this.#send();
  }

  #schedule(delayMs: number): void {
    const dueAt = performance.now() + delayMs;
    if (this.#sending !== undefined || dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => {
      this.#sending = this.#send().finally(() => this.#scheduleNext());
    }, delayMs).unref();
  }

  #scheduleNext(): void {
    this.#sending = undefined;
    this.#dueAt = Infinity;
    if (this.#pending.size === 0) return;
    if (this.#failures > 0) this.#schedule(Math.min(minBackoffMs * 2 ** (this.#failures - 1), maxBackoffMs));
    else this.#schedule([...this.#pending.values()].includes(2) ? batchMs : secondPurgeMs);
  }

  async #send(): Promise<void> {
    const batch = [...this.#pending];
    this.#pending.clear();
    this.#sendingSince = this.#unsentSince;
    this.#unsentSince = null;
    try {
      await sendPurge(
        this.#settings,
        batch.map(([tag]) => tag),
      );
      this.#recordSuccess();
      for (const [tag, purges] of batch) if (purges === 2 && !this.#pending.has(tag)) this.#pending.set(tag, 1);
    } catch (error) {
      for (const [tag, purges] of batch) if (this.#pending.get(tag) !== 2) this.#pending.set(tag, purges);
      this.#unsentSince = this.#sendingSince ?? this.#unsentSince;
      this.#recordFailure(error);
    }
    this.#sendingSince = null;
  }

  #recordSuccess(): void {
    this.#purges.inc({ outcome: 'sent' });
    if (this.#failures > 0) this.#log.info({}, 'The CDN can be purged again.');
    this.#failures = 0;
  }

  /** Counts every failed attempt, but logs only the first. */
  #recordFailure(error: unknown): void {
    this.#purges.inc({ outcome: 'failed' });
    this.#failures += 1;
    if (this.#failures > 1) return;
    this.#log.warn({ err: error }, 'The CDN is not purged: it may send outdated pages until a purge succeeds.');
  }
}
