import { availableParallelism } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { RenderContext, RenderedPage } from '@lumora/shared-contract';
import { Piscina } from 'piscina';
import { errorCode } from '@lumora/shared-contract/error-code';
import type { LiveModule } from '../live/live-set.ts';
import type { GatewayMetrics } from '../metrics.ts';
import { RenderClock, type TimeLimitKind } from './render-clock.ts';

export interface RenderLimits {
  /** ms of processor time that one page may use */
  cpuMs: number;
  /** ms after which a page is given up that waits, such as for the API */
  wallMs: number;
  /** MB of heap that one worker may use */
  memoryMb: number;
  /** ms without rendering after repeated hangs */
  pauseMs: number;
  /** workers start while pages wait for one, up to this number, and end when they have nothing to do */
  maxWorkers: number;
  /** pages that may wait for a worker: beyond that the machine cannot catch up */
  maxQueueLength: number;
}

/** The wall-clock limit is far above the storefront's own time-out for the API: only what waits without end exceeds it. */
export const defaultRenderLimits: RenderLimits = {
  cpuMs: 2_000,
  wallMs: 15_000,
  memoryMb: 256,
  pauseMs: 5_000,
  maxWorkers: availableParallelism(),
  maxQueueLength: 1_000,
};

/**
 * `error`, `timeout`, `crash`: the release failed. `paused`: it failed so often that rendering is paused. `refused`, `late`:
 * the machine is too busy.
 */
type FailureReason = 'error' | 'timeout' | 'crash' | 'paused' | 'refused' | 'late';

/** Why a page was not rendered. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** ms that a page may wait for a worker. */
const maxQueueMs = 15_000;
/** After so many hung or crashed workers in a row, rendering is paused: each one costs its visitor a time limit. */
const maxHangs = 3;
/** A worker takes some 30 MB, and a tenth of a second to start. */
const idleWorkerMs = 60_000;

/** Renders pages with the server bundle of one storefront release, in workers that it can neither block nor outlive. */
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
      // waiting by Atomics would stop the worker's sockets between two pages
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      // the bundle is another team's code: it sees no setting and no password of this process
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    // a worker that fails between two pages is replaced by the pool; its next page reports the reason
    this.#pool.on('error', () => undefined);
  }

  /** Loads the bundle in the first worker; rejects with a RenderFailure. */
  async warm(context: RenderContext): Promise<void> {
    await this.#run(null, context);
  }

  /** The page at `url` (path and query); rejects with a RenderFailure. */
  async render(url: string, context: RenderContext): Promise<RenderedPage> {
    const rendering = this.#inTurn(() => this.#renderNow(url, context));
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

  /** Ends the workers once every page that was asked for is done. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#unfinished);
    await this.#pool.close();
  }

  async #renderNow(url: string, context: RenderContext): Promise<RenderedPage> {
    const begun = performance.now();
    try {
      const page = await this.#run(url, context);
      if (Value.Check(renderedPage, page)) return page;
      throw new RenderFailure('error', 'render() returned a value that is not a page.');
    } finally {
      this.#metrics.renderSeconds.observe({ release: this.#release }, (performance.now() - begun) / 1000);
    }
  }

  /** Runs one task within the limits. */
  async #run(url: string | null, context: RenderContext): Promise<unknown> {
    const clock = new RenderClock(this.#limits, () => this.#pool.threads);
    try {
      const task = { bundle: this.#bundle, url, context, thread: clock.thread };
      return await this.#pool.run(task, { signal: clock.signal });
    } catch (error) {
      if (clock.overdue !== null) throw this.#overdueFailure(clock.overdue);
      if (isCrash(error)) throw new RenderFailure('crash', messageOf(error));
      throw error;
    } finally {
      clock.stop();
    }
  }

  #overdueFailure(overdue: TimeLimitKind): RenderFailure {
    const { cpuMs, wallMs } = this.#limits;
    if (overdue === 'cpu-limit') return new RenderFailure('timeout', `No page after ${cpuMs} ms of processor time.`);
    if (overdue === 'no-event') return new RenderFailure('timeout', `No page after a wait of ${wallMs} ms.`);
    return new RenderFailure('late', `The worker got too little processor time for a page within ${wallMs} ms.`);
  }

  /** Waiting in the queue does not count as the page's own time. */
  async #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const queuedAt = performance.now();
    if (this.#queue.length >= this.#limits.maxQueueLength)
      throw new RenderFailure('refused', 'Too many pages wait to be rendered.');
    if (this.#running >= this.#limits.maxWorkers) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#running += 1;
    try {
      const now = performance.now();
      if (now < this.#pausedUntil) throw new RenderFailure('paused', 'Rendering is paused after repeated hangs.');
      if (now - queuedAt > maxQueueMs) throw new RenderFailure('refused', 'The page waited too long to be rendered.');
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

const renderedPage = Type.Object({
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  head: Type.String(),
  body: Type.String(),
  style: Type.Optional(Type.String()),
  state: Type.Record(Type.String(), Type.Unknown()),
  screen: Type.Optional(Type.String()),
  redirect: Type.Optional(Type.String({ pattern: '^/(?!/)' })),
  cacheable: Type.Boolean(),
});

function isCrash(error: unknown): boolean {
  return errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' || messageOf(error).startsWith('worker exited');
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
