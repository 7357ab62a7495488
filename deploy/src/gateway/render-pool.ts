import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { RenderContext, RenderedPage } from '@lumora/shared-contract';
import { Piscina } from 'piscina';
import { errorCode } from '../error-code.ts';
import type { LiveModule } from './live-set.ts';
import type { GatewayMetrics } from './metrics.ts';

export interface RenderLimits {
  /** ms that one page may take */
  time: number;
  /** MB of heap that one worker may use */
  memory: number;
  /** pages that may wait for a thread; beyond that the browser renders */
  maxWaiting: number;
}

export const defaultRenderLimits: RenderLimits = { time: 2_000, memory: 256, maxWaiting: 200 };

/** Why a storefront release could not render a page. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly reason: 'error' | 'timeout' | 'crash' | 'refused';

  constructor(reason: RenderFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const threads = 2;
/** So many hung or crashed threads in a row, and rendering rests for so long (ms): each one costs its visitor the time limit. */
const strikes = 3;
const restTime = 5_000;

/** Renders pages with the server bundle of one storefront release, in threads that it can neither block nor outlive. */
export class RenderPool {
  readonly #pool: Piscina;
  readonly #bundle: string;
  readonly #release: string;
  readonly #limits: RenderLimits;
  readonly #metrics: GatewayMetrics;
  readonly #waiting: (() => void)[] = [];
  readonly #unfinished = new Set<Promise<unknown>>();
  #running = 0;
  #strikes = 0;
  #restsUntil = 0;

  constructor({ release, folder }: LiveModule, serverEntry: string, limits: RenderLimits, metrics: GatewayMetrics) {
    this.#bundle = pathToFileURL(path.join(folder, 'server', serverEntry)).href;
    this.#release = release.id;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL('render-worker.mjs', import.meta.url)),
      minThreads: threads,
      maxThreads: threads,
      // waiting by Atomics would stop the thread's sockets between two pages
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      // the bundle is another team's code: it sees no setting and no password of this process
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    // a thread that fails between two pages is replaced by the pool; its next page says why
    this.#pool.on('error', () => undefined);
  }

  /** Loads the bundle in every thread. */
  async warm(context: RenderContext): Promise<void> {
    const task = { bundle: this.#bundle, url: null, context };
    const signal = AbortSignal.timeout(2 * this.#limits.time);
    await Promise.all(Array.from({ length: threads }, () => this.#pool.run(task, { signal })));
  }

  /** The page at `url` (path and query); rejects with a RenderFailure. */
  async render(url: string, context: RenderContext): Promise<RenderedPage> {
    const rendering = this.#inTurn(() => this.#run(url, context));
    this.#unfinished.add(rendering);
    try {
      const page = await rendering;
      this.#strikes = 0;
      return page;
    } catch (error) {
      const failure = error instanceof RenderFailure ? error : new RenderFailure('error', messageOf(error));
      this.#metrics.renderFailures.inc({ release: this.#release, reason: failure.reason });
      if (failure.reason === 'timeout' || failure.reason === 'crash') this.#strike();
      throw failure;
    } finally {
      this.#unfinished.delete(rendering);
    }
  }

  /** Ends the threads once every page that was asked for is done. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#unfinished);
    await this.#pool.close();
  }

  async #run(url: string, context: RenderContext): Promise<RenderedPage> {
    const begun = performance.now();
    const signal = AbortSignal.timeout(this.#limits.time);
    try {
      const page: unknown = await this.#pool.run({ bundle: this.#bundle, url, context }, { signal });
      if (Value.Check(renderedPage, page)) return page;
      throw new RenderFailure('error', 'render() answered something that is no page.');
    } catch (error) {
      if (signal.aborted) throw new RenderFailure('timeout', `No page within ${this.#limits.time} ms.`);
      if (isCrash(error)) throw new RenderFailure('crash', messageOf(error));
      throw error;
    } finally {
      this.#metrics.renderSeconds.observe({ release: this.#release }, (performance.now() - begun) / 1000);
    }
  }

  /** Waiting in line does not count as the page's own time. */
  async #inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= this.#limits.maxWaiting)
      throw new RenderFailure('refused', 'Too many pages wait to be rendered.');
    if (this.#running >= threads) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      if (performance.now() < this.#restsUntil)
        throw new RenderFailure('refused', 'Rendering rests after repeated hangs.');
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #strike(): void {
    this.#strikes += 1;
    if (this.#strikes < strikes) return;
    this.#restsUntil = performance.now() + restTime;
    this.#strikes = 0;
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
