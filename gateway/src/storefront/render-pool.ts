import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Value } from '@sinclair/typebox/value';
import { renderedPage, type RenderContext, type RenderedPage } from '@lumora/shared-contract/storefront';
import { Piscina } from 'piscina';
import type { LiveModule } from '../live/live-set.ts';
import type { GatewayMetrics } from '../telemetry/gateway-metrics.ts';
import { RenderClock, type TimeLimitKind } from './render-clock.ts';

export interface RenderLimits {
  /** max CPU time of one page in ms */
  cpuMs: number;
  /** max wall-clock time of one page in ms, including waits such as for the API */
  wallMs: number;
  /** max heap of one worker in MB */
  memoryMb: number;
  /** pause after repeated hangs in ms */
  pauseMs: number;
  /** max number of workers; they start while pages wait and end when idle */
  maxWorkers: number;
  /** max number of pages that wait for a worker */
  maxQueueLength: number;
}

/** The wall-clock limit is far above the storefront's API timeout, so only an endless wait exceeds it. */
export const defaultRenderLimits: Omit<RenderLimits, 'maxWorkers'> = {
  cpuMs: 2_000,
  wallMs: 15_000,
  memoryMb: 256,
  pauseMs: 5_000,
  maxQueueLength: 1_000,
};

/**
 * `error`, `timeout`, `crash`: the release failed. `no_server_bundle`: it cannot render. `paused`: rendering is paused
 * after repeated failures. `queue_full`, `queue_timeout`, `cpu_starved`: the machine is too busy.
 */
type FailureReason =
  | 'error'
  | 'timeout'
  | 'crash'
  | 'no_server_bundle'
  | 'paused'
  | 'queue_full'
  | 'queue_timeout'
  | 'cpu_starved';

/** Thrown when a page was not rendered; `reason` distinguishes a failed release from a busy machine. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Max time that a page waits for a worker. */
const maxQueueMs = 15_000;
/** Rendering is paused after this number of consecutive hung or crashed workers, because each blocks a visitor. */
const maxHangs = 3;
/** A worker uses about 30 MB and needs about 100 ms to start. */
const idleWorkerMs = 60_000;

/** Renders pages with the server bundle of one storefront release, in workers with limits on time and memory. */
export class RenderPool {
  readonly #pool: Piscina;
  readonly #bundle: string;
  readonly #release: string;
  readonly #limits: RenderLimits;
  readonly #metrics: GatewayMetrics;
  readonly #queue: (() => void)[] = [];
  readonly #unfinished = new Set<Promise<unknown>>();
  #running = 0;
  #hangs = 0;
  #pausedUntil = 0;

  constructor({ release, folder }: LiveModule, serverEntry: string, limits: RenderLimits, metrics: GatewayMetrics) {
    this.#bundle = pathToFileURL(path.join(folder, 'server', serverEntry)).href;
    this.#release = release.id;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL('render-worker.mjs', import.meta.url)),
      minThreads: 1,
      maxThreads: limits.maxWorkers,
      idleTimeout: idleWorkerMs,
      // with Atomics a waiting worker would not serve its sockets
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      // the bundle is another team's code and must not read settings or secrets of this process
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    // the pool replaces a worker that fails between two pages; the next page reports the reason
    this.#pool.on('error', () => undefined);
  }

  /** Loads the bundle in the first worker. Throws `RenderFailure`. */
  async warm(context: RenderContext): Promise<void> {
    await this.#run(null, context);
  }

  /** Renders the page at `url` (path and query). Throws `RenderFailure`. */
  async render(url: string, context: RenderContext): Promise<RenderedPage> {
    const rendering = this.#enqueue(() => this.#renderNow(url, context));
    this.#unfinished.add(rendering);
    try {
      const page = await rendering;
      this.#hangs = 0;
      return page;
    } catch (error) {
      const failure = error instanceof RenderFailure ? error : new RenderFailure('error', messageOf(error));
      this.#metrics.renderFailures.inc({ release: this.#release, reason: failure.reason });
      if (failure.reason === 'timeout' || failure.reason === 'crash') this.#countHang();
      throw failure;
    } finally {
      this.#unfinished.delete(rendering);
    }
  }

  /** Waits for unfinished pages, then stops the workers. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#unfinished);
    await this.#pool.close();
  }

  async #renderNow(url: string, context: RenderContext): Promise<RenderedPage> {
    const startedAt = performance.now();
    try {
      const page = await this.#run(url, context);
      if (Value.Check(renderedPage, page)) return page;
      throw new RenderFailure('error', 'render() returned a value that is not a page.');
    } finally {
      this.#metrics.renderSeconds.observe({ release: this.#release }, (performance.now() - startedAt) / 1000);
    }
  }

  /** Runs one task within the limits; with `url` null it only loads the bundle. */
  async #run(url: string | null, context: RenderContext): Promise<unknown> {
    const clock = new RenderClock(this.#limits, () => this.#pool.threads);
    try {
      const task = { bundle: this.#bundle, url, context, thread: clock.thread };
      const result: RenderResult = await this.#pool.run(task, { signal: clock.signal });
      if ('page' in result) return result.page;
      throw new RenderFailure('error', result.error);
    } catch (error) {
      if (error instanceof RenderFailure) throw error;
      if (clock.overdue !== null) throw this.#overdueFailure(clock.overdue);
      throw new RenderFailure('crash', messageOf(error));
    } finally {
      clock.stop();
    }
  }

  #overdueFailure(overdue: TimeLimitKind): RenderFailure {
    const { cpuMs, wallMs } = this.#limits;
    if (overdue === 'cpu-limit') return new RenderFailure('timeout', `No page after ${cpuMs} ms of processor time.`);
    if (overdue === 'no-event') return new RenderFailure('timeout', `No page after a wait of ${wallMs} ms.`);
    return new RenderFailure('cpu_starved', `The worker got too little processor time for a page within ${wallMs} ms.`);
  }

  /** Runs `act` when a worker is free. The time in the queue does not count against the page's limits. */
  async #enqueue<T>(act: () => Promise<T>): Promise<T> {
    const queuedAt = performance.now();
    if (this.#queue.length >= this.#limits.maxQueueLength)
      throw new RenderFailure('queue_full', 'Too many pages wait to be rendered.');
    if (this.#running >= this.#limits.maxWorkers) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#running += 1;
    try {
      const now = performance.now();
      if (now < this.#pausedUntil) throw new RenderFailure('paused', 'Rendering is paused after repeated hangs.');
      if (now - queuedAt > maxQueueMs)
        throw new RenderFailure('queue_timeout', 'The page waited too long to be rendered.');
      return await act();
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #countHang(): void {
    this.#hangs += 1;
    if (this.#hangs < maxHangs) return;
    this.#pausedUntil = performance.now() + this.#limits.pauseMs;
    this.#hangs = 0;
  }
}

/** Result of `render-worker.mjs`; `error` is a failure of the bundle. */
type RenderResult = { page: unknown } | { error: string };

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
