import type { Release, RenderContext } from '@lumora/shared-contract';
import { releaseSetId, type LiveModule, type LiveSet } from '../live/live-set.ts';
import type { CanaryWatch } from '../telemetry/canary-watch.ts';
import type { RecentFailures } from '../modules/recent-failures.ts';
import type { GatewayMetrics } from '../metrics.ts';
import { Page } from '../pages/page.ts';
import { RenderFailure, RenderPool, type RenderLimits } from './render-pool.ts';
import { StorefrontDocument } from './storefront-document.ts';

interface Log {
  warn(facts: object, message: string): void;
}

export interface RendererSettings {
  /** what its visitors get now; undefined while they get no shop */
  wanted(): LiveSet | undefined;
  context: RenderContext;
  /** moves with every change of what shoppers see */
  dataVersion(): number;
  /** called once another release, or another name of the shop, is in service */
  onSwitch(): void;
  limits: RenderLimits;
  metrics: GatewayMetrics;
  watch: CanaryWatch;
  failures: RecentFailures;
  log: Log;
}

/** One storefront release in service, with the shell release whose loader starts it in the browser. */
interface Service {
  id: string;
  product: string;
  shell: LiveModule;
  storefront: LiveModule;
  frame: StorefrontDocument;
  pool: RenderPool | null;
}

/** Longer URLs count as one page if they begin alike. */
const maxCountedLength = 500;

/** What visitors see while no storefront, or no shell, was ever promoted. */
const notOpenYet = new Page({
  status: 503,
  html: '<!doctype html><html lang="en-IN"><title>Opening soon</title><p>The shop opens soon. Please come back in a moment.</p></html>',
  csp: "default-src 'none'",
  isKept: false,
  retryAfter: 5,
});

/** Makes public pages with whatever storefront is live, and moves to the next release without losing a request. */
export class StorefrontRenderer {
  readonly #settings: RendererSettings;
  #current: Service | null = null;
  #opening: Promise<void> = Promise.resolve();
  #wanted = '';

  constructor(settings: RendererSettings) {
    this.#settings = settings;
  }

  /** Names what pages are made of now: it moves when another release, or another name of the shop, is in service. */
  get version(): string {
    return this.#current?.id ?? '';
  }

  /** Puts what is live now, under the shop's name `product`, into service; until it is ready the release before serves. */
  follow(product: string): void {
    const set = this.#settings.wanted();
    const [shell, storefront] = [set?.find('shell'), set?.find('storefront')];
    if (shell === undefined || storefront === undefined) return this.#leave();
    const id = `${releaseSetId([shell.release, storefront.release])} ${product}`;
    if (id === this.#wanted) return;
    this.#wanted = id;
    this.#opening = this.#opening.then(() => this.#open({ id, product, shell, storefront }));
  }

  /** The page at `url`, rendered for `visitor`; rejects with a RenderFailure. */
  async make(url: string, visitor: string): Promise<Page> {
    const service = await this.#inService();
    if (!service?.pool) throw new RenderFailure('refused', 'The live storefront has no server bundle.');
    const context = { ...this.#settings.context, version: String(this.#settings.dataVersion()) };
    const { release } = service.storefront;
    const note = (outcome: 'load' | 'failure') =>
      this.#settings.watch.note(release, 'render', { visitor, page: url.slice(0, maxCountedLength), outcome });
    try {
      const page = service.frame.page(await service.pool.render(url, context));
      // without the API no release can render its pages
      if (page.status < 500) note('load');
      return page;
    } catch (error) {
      if (!isMachineBusy(error)) note('failure');
      this.#reportFailure(release, url, error);
      throw error;
    }
  }

  /** A page with status 503, which the browser renders if it can. */
  async unavailablePage(): Promise<Page> {
    return (await this.#inService())?.frame.unavailablePage() ?? notOpenYet;
  }

  async close(): Promise<void> {
    await this.#opening;
    await this.#current?.pool?.close();
  }

  #reportFailure({ module, id }: Release, url: string, error: unknown): void {
    const { log, failures } = this.#settings;
    // during a pause there may be hundreds, which say nothing new
    const isPaused = error instanceof RenderFailure && error.reason === 'paused';
    if (!isMachineBusy(error) && !isPaused) {
      const message = `Not rendered: ${error instanceof Error ? error.message : String(error)}`;
      failures.add(module, { at: new Date().toISOString(), release: id, message, path: url, report: '' });
    }
    const facts = { module, release: id, url, err: error };
    log.warn(facts, 'A page was not rendered; an older one or a 503 page is sent.');
  }

  /** Its visitors get no shop any more: what it held in memory goes. */
  #leave(): void {
    this.#wanted = '';
    this.#opening = this.#opening.then(() => this.#closeCurrent());
  }

  async #closeCurrent(): Promise<void> {
    const old = this.#current;
    this.#current = null;
    await old?.pool?.close();
  }

  async #inService(): Promise<Service | null> {
    if (this.#current === null) await this.#opening;
    return this.#current;
  }

  async #open(next: Omit<Service, 'frame' | 'pool'>): Promise<void> {
    const { log } = this.#settings;
    const { release } = next.storefront;
    const old = this.#current;
    try {
      const frame = await StorefrontDocument.of(next.shell, next.storefront, next.product);
      const isSameShop = old?.storefront.release.id === release.id;
      const pool = isSameShop ? old.pool : await this.#openPool(next.storefront);
      this.#current = { ...next, frame, pool };
      if (!isSameShop) void old?.pool?.close();
      this.#settings.onSwitch();
    } catch (error) {
      log.warn(
        { module: release.module, release: release.id, err: error },
        'The storefront stays at the release before.',
      );
    }
  }

  /** A bundle that does not even load gets a pool too: each page then fails with the reason. */
  async #openPool(storefront: LiveModule): Promise<RenderPool | null> {
    const { limits, metrics, log, context } = this.#settings;
    const { module, id, server } = storefront.release;
    if (server === undefined) {
      log.warn({ module, release: id }, 'This release has no server bundle: every page is answered 503.');
      return null;
    }
    const pool = new RenderPool(storefront, server.entry, limits, metrics);
    try {
      await pool.warm(context);
    } catch (error) {
      log.warn({ module, release: id, err: error }, 'The server bundle does not load.');
    }
    return pool;
  }
}

/** Whether the page failed for want of processor time, which says nothing of the release. */
function isMachineBusy(error: unknown): boolean {
  return error instanceof RenderFailure && (error.reason === 'refused' || error.reason === 'late');
}
