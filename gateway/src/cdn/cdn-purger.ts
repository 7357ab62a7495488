import { Counter, Gauge, type Registry } from 'prom-client';
import type { ChangingTag } from './page-cache-headers.ts';
import { sendPurge, type PurgeSettings } from './send-purge.ts';

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** ms from a change to its purge; changes meanwhile share it */
const batchMs = 150;
/** ms until the second purge: a page that was on its way to the CDN at the first one has arrived by then */
const secondPurgeMs = 500;
const minBackoffMs = 200;
const maxBackoffMs = 10_000;

/**
 * Tells a CDN which tags are outdated, twice after each change. Tags that could not be sent are kept and sent again: as
 * there are only a few of them, what waits is bounded, and one purge of all pages stands for any number of changes.
 */
export class CdnPurger {
  readonly #settings: PurgeSettings;
  readonly #log: Log;
  readonly #purges: Counter<'outcome'>;
  /** how many purges each tag still needs */
  readonly #pending = new Map<ChangingTag, 1 | 2>();
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Infinity;
  #sending: Promise<void> | undefined;
  #failures = 0;
  /** of the oldest change that no purge has told of; null for none */
  #unsentSince: number | null = null;
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
    const unsentSeconds = () => (this.#unsentSince === null ? 0 : (performance.now() - this.#unsentSince) / 1_000);
    new Gauge({
      name: 'lumora_cdn_purge_delay_seconds',
      help: 'Age of the oldest change that the CDN has not been told of.',
      registers: [registry],
      collect() {
        this.set(unsentSeconds());
      },
    });
  }

  /** Call it once this gateway itself does not send what is outdated any more. */
  purge(tags: ChangingTag[]): void {
    if (this.#isClosed) return;
    for (const tag of tags) this.#pending.set(tag, 2);
    this.#unsentSince ??= performance.now();
    // after a failure the next attempt has its time already
    if (this.#failures === 0) this.#schedule(batchMs);
  }

  /** Sends what is pending, in one attempt. */
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
    const unsentSince = this.#unsentSince;
    this.#pending.clear();
    this.#unsentSince = null;
    try {
      await sendPurge(
        this.#settings,
        batch.map(([tag]) => tag),
      );
      this.#noteSent();
      for (const [tag, purges] of batch) if (purges === 2 && !this.#pending.has(tag)) this.#pending.set(tag, 1);
    } catch (error) {
      for (const [tag, purges] of batch) if (this.#pending.get(tag) !== 2) this.#pending.set(tag, purges);
      this.#unsentSince = unsentSince ?? this.#unsentSince;
      this.#noteFailure(error);
    }
  }

  #noteSent(): void {
    this.#purges.inc({ outcome: 'sent' });
    if (this.#failures > 0) this.#log.info({}, 'The CDN can be purged again.');
    this.#failures = 0;
  }

  /** Logged once, not at each attempt. */
  #noteFailure(error: unknown): void {
    this.#purges.inc({ outcome: 'failed' });
    this.#failures += 1;
    if (this.#failures > 1) return;
    this.#log.warn({ err: error }, 'The CDN is not purged: it may send outdated pages until a purge succeeds.');
  }
}
