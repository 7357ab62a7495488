import { LRUCache } from 'lru-cache';
import type { Changes } from '../database/changes.ts';

interface Bounds<V> {
  /** max sum of `sizeOf` of all cached values, in its unit; the least recently used values are dropped */
  maxSize: number;
  sizeOf(value: V): number;
}

interface Job<V> {
  /** data version at the start of the load; absent while the load waits for the previous load */
  version?: number;
  result: Promise<V>;
}

/**
 * Caches values by key up to a max size, and invalidates all of them when shopper-visible data changes. Concurrent reads of
 * one key share one load, but never a load that started before the last change. Loads of one key run one after the other,
 * so that many changes in a short time do not start many loads.
 */
export class InvalidatingCache<V extends object> {
  /** closes the subscription to changes */
  readonly unsubscribe: () => void;
  readonly #cache: LRUCache<string, V>;
  readonly #jobs = new Map<string, Job<V>>();
  #version = 0;

  constructor(changes: Changes, { maxSize, sizeOf }: Bounds<V>) {
    this.#cache = new LRUCache({ maxSize, sizeCalculation: (value) => Math.max(1, sizeOf(value)) });
    this.unsubscribe = changes.subscribe(() => {
      this.#version += 1;
      this.#cache.clear();
    });
  }

  /** Returns the cached value of `key`, or loads and caches it. Rejects as `load` does; a failure is not cached. */
  read(key: string, load: () => Promise<V>): Promise<V> {
    const cached = this.#cache.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const job = this.#jobs.get(key);
    if (job !== undefined && (job.version ?? this.#version) === this.#version) return job.result;
    return this.#startLoad(key, load, job?.result);
  }

  #startLoad(key: string, load: () => Promise<V>, previous: Promise<V> | undefined): Promise<V> {
    const job: Job<V> = { result: this.#load(key, load, { previous, onStart: (version) => (job.version = version) }) };
    this.#jobs.set(key, job);
    const end = () => this.#jobs.get(key) === job && this.#jobs.delete(key);
    job.result.then(end, end);
    return job.result;
  }

  async #load(
    key: string,
    load: () => Promise<V>,
    { previous, onStart }: { previous: Promise<V> | undefined; onStart: (version: number) => void },
  ): Promise<V> {
    // the readers of the previous load receive its failure
    await previous?.catch(() => undefined);
    const version = this.#version;
    onStart(version);
    const value = await load();
    if (version === this.#version) this.#cache.set(key, value);
    return value;
  }
}
