import cookies from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Gate } from './modules/gate.ts';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { assets } from './assets.ts';
import { CdnPurger } from './cdn/cdn-purger.ts';
import { changingLifetime } from './cdn/page-cache-headers.ts';
import { purgeOnChanges } from './cdn/purge-on-changes.ts';
import type { PurgeSettings } from './cdn/send-purge.ts';
import { CanaryWatch } from './telemetry/canary-watch.ts';
import { consolePages } from './console-pages.ts';
import { favicon } from './favicon.ts';
import type { LiveReleases } from './live/live-releases.ts';
import { gatewayMetrics, observeCanaries, observeLive } from './telemetry/gateway-metrics.ts';
import { development } from './modules/development.plugin.ts';
import { modules } from './modules/modules.plugin.ts';
import { Pins } from './modules/pins.ts';
import type { AllowedSecurity } from './pages/module-security.ts';
import { LoadHistory } from './telemetry/load-history.ts';
import { RecentFailures } from './telemetry/recent-failures.ts';
import { publicPages } from './storefront/public-pages.ts';
import type { RenderLimits } from './storefront/render-pool.ts';
import { ReportNonces } from './telemetry/report-nonces.ts';
import { ShopName } from './storefront/shop-name.ts';
import { shopChannel } from './live/served-sets.ts';
import { sitemap } from './storefront/sitemap.ts';
import { telemetry } from './telemetry/telemetry.ts';

/** Everything that the gateway needs from the process that starts it. */
export interface GatewayOptions {
  store: ReleaseStore;
  /** started by the caller, stopped with the application */
  live: LiveReleases;
  /** checks a release before the Modules page promotes it */
  gate: Gate;
  /** signs pins and telemetry nonces, equal on all gateways */
  secret: string;
  /** the origins and browser permissions that modules may add to their pages */
  security: AllowedSecurity;
  /** whether developers may load a module from their own machine */
  isDevelopment: boolean;
  registry: Registry;
  /** absolute URL of the API that pages read from; ends with `/api` */
  apiUrl: string;
  /** scheme and host that visitors use */
  origin: string;
  /** calls its listener after each change of shop data */
  subscribe: (listener: () => void) => () => void;
  limits: RenderLimits;
  /** null without a CDN that can be purged */
  cdn: PurgeSettings | null;
}

/**
 * Registers everything but the API: release files, console pages, shop pages, telemetry and the Modules page. The
 * application must be created with `createGatewayApp`.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { store, live, gate, secret, isDevelopment, security, registry, apiUrl, origin, subscribe, limits, cdn } =
    options;
  const pins = new Pins(secret);
  const metrics = gatewayMetrics(registry);
  observeLive(registry, live);
  const failures = new RecentFailures();
  const loads = new LoadHistory();
  const watch = new CanaryWatch(store, live, app.log);
  observeCanaries(registry, live, watch);
  const shopName = new ShopName(apiUrl, app.log);
  const purger = cdn && new CdnPurger(cdn, registry, app.log);
  if (purger) purgeOnChanges(app, purger, { live, subscribe });
  const cdnLifetime = changingLifetime(purger !== null);
  const unsubscribe = subscribe(() => void shopName.refresh());
  app.addHook('onListen', () => shopName.refresh());
  app.addHook('onClose', async () => {
    unsubscribe();
    live.stop();
  });

  await app.register(cookies, { parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } });
  await app.register(assets, { store, servable: live.servable, failures });
  await app.register(favicon);
  const pages = () => shopChannel(live)?.live.release.manifest.pages ?? [];
  await app.register(sitemap, { apiUrl, origin, cdnLifetime, pages });
  await app.register(telemetry, { live, watch, failures, loads, metrics, nonces: new ReportNonces(secret) });
  await app.register(modules, { store, live, watch, failures, loads, gate, pins, apiUrl });
  await app.register(development, { live, pins, apiUrl, isDevelopment });
  await app.register(consolePages, { live, pins, shopName, isDevelopment, security });
  const onSwitch = () => purger?.purge(['pages']);
  const shop = { live, watch, failures, metrics, limits, shopName, subscribe, cdnLifetime, onSwitch, security };
  await app.register(publicPages, { ...shop, context: { apiUrl, origin } });
}
