import { LRUCache } from 'lru-cache';
import type { Changes } from '../database/changes.ts';

interface Bounds<V> {
  /** in the unit of `sizeOf` */
  maxSize: number;
  sizeOf(value: V): number;
}

interface Job<V> {
  /** what had changed when it began to read; absent while it waits for its turn */
  version?: number;
  result: Promise<V>;
}

/**
 * Values by key, bounded, all dropped when shoppers' data changes. Equal requests share one making, but never one that
 * began before the last change, and of one key only one is made at a time: a storm of changes starts no storm of work.
 */
export class InvalidatingCache<V extends object> {
  /** closes the subscription to changes */
  readonly unsubscribe: () => void;
  readonly #kept: LRUCache<string, V>;
  readonly #jobs = new Map<string, Job<V>>();
  #version = 0;

  constructor(changes: Changes, { maxSize, sizeOf }: Bounds<V>) {
    this.#kept = new LRUCache({ maxSize, sizeCalculation: (value) => Math.max(1, sizeOf(value)) });
    this.unsubscribe = changes.subscribe(() => {
      this.#version += 1;
      this.#kept.clear();
    });
  }

  /** Rejects as `make` does; what failed is not kept. */
  read(key: string, make: () => Promise<V>): Promise<V> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const job = this.#jobs.get(key);
    if (job !== undefined && (job.version ?? this.#version) === this.#version) return job.result;
    return this.#begin(key, make, job?.result);
  }

  #begin(key: string, make: () => Promise<V>, before: Promise<V> | undefined): Promise<V> {
    const job: Job<V> = { result: this.#make(key, make, { before, begun: (version) => (job.version = version) }) };
    this.#jobs.set(key, job);
    const end = () => this.#jobs.get(key) === job && this.#jobs.delete(key);
    job.result.then(end, end);
    return job.result;
  }

  async #make(
    key: string,
    make: () => Promise<V>,
    { before, begun }: { before: Promise<V> | undefined; begun: (version: number) => void },
  ): Promise<V> {
    // whose asker hears of its failure
    await before?.catch(() => undefined);
    const version = this.#version;
    begun(version);
    const value = await make();
    if (version === this.#version) this.#kept.set(key, value);
    return value;
  }
}
