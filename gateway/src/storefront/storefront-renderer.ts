import type { RenderContext } from '@lumora/shared-contract/storefront';
import { html } from '@lumora/shared-contract/html';
import type { Release } from '@lumora/releases/release-schema';
import { releaseSetId, type LiveModule, type LiveSet } from '../live/live-set.ts';
import type { CanaryWatch } from '../telemetry/canary-watch.ts';
import type { RecentFailures } from '../telemetry/recent-failures.ts';
import type { GatewayMetrics } from '../telemetry/gateway-metrics.ts';
import { grantedSecurity, type AllowedSecurity } from '../pages/module-security.ts';
import { Page } from '../pages/page.ts';
import { RenderFailure, RenderPool, type RenderLimits } from './render-pool.ts';
import { StorefrontDocument } from './storefront-document.ts';

interface Log {
  warn(fields: object, message: string): void;
}

export interface RendererSettings {
  /** returns the release set to render with; undefined when its visitors get no shop */
  targetSet(): LiveSet | undefined;
  context: RenderContext;
  /** changes with every change of shop data */
  dataVersion(): number;
  /** called after a new release, or a new name of the shop, is in use */
  onSwitch(): void;
  /** the operator's allow-list of security additions */
  security: AllowedSecurity;
  limits: RenderLimits;
  metrics: GatewayMetrics;
  watch: CanaryWatch;
  failures: RecentFailures;
  log: Log;
}

/** A storefront release in use, with the shell release whose loader starts it in the browser. */
interface Service {
  id: string;
  product: string;
  shell: LiveModule;
  storefront: LiveModule;
  document: StorefrontDocument;
  pool: RenderPool | null;
}

/** Longer URLs are truncated to this length when loads are counted. */
const maxCountedLength = 500;

/** The page before the first promotion of a storefront and a shell. */
const notOpenYet = new Page({
  status: 503,
  html: html`<!doctype html>
<html lang="en-IN"><title>Opening soon</title><p>The shop opens soon. Please come back in a moment.</p></html>`,
  csp: "default-src 'none'",
  isCacheable: false,
  retryAfter: 5,
});

/** Renders public pages with the live storefront and switches to a new release without a failed request. */
export class StorefrontRenderer {
  readonly #settings: RendererSettings;
  #current: Service | null = null;
  #opening: Promise<void> = Promise.resolve();
  #targetId = '';
  /** id of the target whose last try to open it failed */
  #failedId = '';

  constructor(settings: RendererSettings) {
    this.#settings = settings;
  }

  /** Returns the release set id and shop name that pages are rendered with. */
  get version(): string {
    return this.#current?.id ?? '';
  }

  /**
   * Opens the live releases with the shop name `product`; the previous release renders until they are ready. A release that
   * could not be opened is tried again at the next call.
   */
  follow(product: string): void {
    const set = this.#settings.targetSet();
    const [shell, storefront] = [set?.find('shell'), set?.find('storefront')];
    if (shell === undefined || storefront === undefined) return this.#leave();
    const id = `${releaseSetId([shell.release, storefront.release])} ${product}`;
    if (id === this.#targetId) return;
    this.#targetId = id;
    this.#opening = this.#opening.then(() => this.#open({ id, product, shell, storefront }));
  }

  /** Renders the page at `url` and counts the load of `visitor`. Throws `RenderFailure`. */
  async renderPage(url: string, visitor: string): Promise<Page> {
    const service = await this.#awaitService();
    if (!service?.pool) throw new RenderFailure('no_server_bundle', 'The live storefront has no server bundle.');
    const context = { ...this.#settings.context, version: String(this.#settings.dataVersion()) };
    const { release } = service.storefront;
    const record = (outcome: 'load' | 'failure') =>
      this.#settings.watch.record(release, 'render', { visitor, page: url.slice(0, maxCountedLength), outcome });
    try {
      const page = service.document.page(await service.pool.render(url, context));
      // not counted: without the API no release can render its pages
      if (page.status < 500) record('load');
      return page;
    } catch (error) {
      if (!isMachineBusy(error)) record('failure');
      this.#reportFailure(release, url, error);
      throw error;
    }
  }

  /** Returns a page with status 503, which the browser replaces if it can. */
  async unavailablePage(): Promise<Page> {
    return (await this.#awaitService())?.document.unavailablePage() ?? notOpenYet;
  }

  async close(): Promise<void> {
    await this.#opening;
    await this.#current?.pool?.close();
  }

  #reportFailure({ module, id }: Release, url: string, error: unknown): void {
    const { log, failures } = this.#settings;
    // a pause may cause hundreds of failures with the same reason
    const isPaused = error instanceof RenderFailure && error.reason === 'paused';
    if (!isMachineBusy(error) && !isPaused) {
      const message = `Not rendered: ${error instanceof Error ? error.message : String(error)}`;
      failures.add(module, { occurred_at: new Date().toISOString(), release: id, message, path: url, report: '' });
    }
    const fields = { module, release: id, url, err: error };
    log.warn(fields, 'A page was not rendered; an older one or a 503 page is sent.');
  }

  /** Releases the memory, because its visitors get no shop any more. */
  #leave(): void {
    this.#targetId = '';
    this.#opening = this.#opening.then(() => this.#closeCurrent());
  }

  async #closeCurrent(): Promise<void> {
    const old = this.#current;
    this.#current = null;
    await old?.pool?.close();
  }

  async #awaitService(): Promise<Service | null> {
    if (this.#current === null) await this.#opening;
    return this.#current;
  }

  async #open(next: Omit<Service, 'document' | 'pool'>): Promise<void> {
    const { log, security } = this.#settings;
    const { release } = next.storefront;
    const old = this.#current;
    try {
      const document = await StorefrontDocument.of({
        ...next,
        granted: grantedSecurity(release.manifest, security),
      });
      const isSameShop = old?.storefront.release.id === release.id;
      const pool = isSameShop ? old.pool : await this.#openPool(next.storefront);
      this.#current = { ...next, document, pool };
      this.#failedId = '';
      if (!isSameShop) void old?.pool?.close();
      this.#settings.onSwitch();
    } catch (error) {
      // logged once, not at every try
      if (this.#failedId !== next.id)
        log.warn(
          { module: release.module, release: release.id, err: error },
          'The storefront cannot be opened; the previous release stays in use.',
        );
      this.#failedId = next.id;
      if (this.#targetId === next.id) this.#targetId = '';
    }
  }

  /** Opens the pool also when the bundle cannot be loaded: each page then fails with the reason. */
  async #openPool(storefront: LiveModule): Promise<RenderPool | null> {
    const { limits, metrics, log, context } = this.#settings;
    const { module, id, server } = storefront.release;
    if (server === undefined) {
      log.warn({ module, release: id }, 'This release has no server bundle: every page gets 503.');
      return null;
    }
    const pool = new RenderPool(storefront, server.entry, limits, metrics);
    try {
      await pool.warm(context);
    } catch (error) {
      log.warn({ module, release: id, err: error }, 'The server bundle cannot be loaded.');
    }
    return pool;
  }
}

/** Returns whether the page failed because of missing CPU time, not because of the release. */
function isMachineBusy(error: unknown): boolean {
  return error instanceof RenderFailure && ['queue_full', 'queue_timeout', 'cpu_starved'].includes(error.reason);
}
