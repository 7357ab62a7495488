import { clientNetwork } from '@lumora/shared-contract/client-network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CdnLifetime } from '@lumora/shared-contract/http';
import type { RenderContext } from '@lumora/shared-contract/storefront';
import type { CanaryWatch } from '../telemetry/canary-watch.ts';
import type { RecentFailures } from '../telemetry/recent-failures.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { GatewayMetrics } from '../telemetry/gateway-metrics.ts';
import { shopClosedPage } from './shop-closed-page.ts';
import type { AllowedSecurity } from '../pages/module-security.ts';
import { pageKey } from '../pages/page-key.ts';
import type { RenderLimits } from './render-pool.ts';
import { shopCanarySet, shopChannel } from '../live/served-sets.ts';
import { StorefrontTrack } from './storefront-track.ts';
import type { ShopName } from './shop-name.ts';
import { visitorBucket } from '../live/visitor-bucket.ts';

interface PublicPagesOptions {
  live: LiveReleases;
  watch: CanaryWatch;
  failures: RecentFailures;
  metrics: GatewayMetrics;
  context: RenderContext;
  limits: RenderLimits;
  shopName: ShopName;
  /** calls its listener after each change of shop data */
  subscribe: (listener: () => void) => () => void;
  /** the operator's allow-list of security additions */
  security: AllowedSecurity;
  /** lifetime of pages in a CDN */
  cdnLifetime: CdnLifetime;
  /** called after a new release, or a new name of the shop, is in use */
  onSwitch: () => void;
}

/**
 * Serves all other paths as shop pages: rendered by the live storefront and cached until data or releases change. Pages
 * of a canary are cached separately.
 */
export async function publicPages(app: FastifyInstance, options: PublicPagesOptions): Promise<void> {
  const { live, shopName, subscribe, cdnLifetime } = options;
  let dataVersion = 0;
  const settings = { ...options, log: app.log, dataVersion: () => dataVersion };
  const liveTrack = new StorefrontTrack({ ...settings, targetSet: () => live.setFor() });
  const canaryTrack = new StorefrontTrack({ ...settings, targetSet: () => shopCanarySet(live) });
  const follow = () => {
    for (const track of [liveTrack, canaryTrack]) track.follow(shopName.current);
  };
  // not only after moves: a release that could not be opened is tried again
  live.onRead(follow);
  shopName.onChange(follow);
  const unsubscribe = subscribe(() => (dataVersion += 1));
  follow();
  app.addHook('onClose', async () => {
    unsubscribe();
    await Promise.all([liveTrack.close(), canaryTrack.close()]);
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    if (isApiPath(request.params['*'])) return reply.callNotFound();
    if (!wantsPage(request)) return reply.code(404).type('text/plain').send('There is nothing at this address.\n');
    const channel = shopChannel(live);
    if (channel?.disabledReason != null) return shopClosedPage.send(request, reply);
    const percent = channel?.canary?.percent ?? 0;
    const isInCanary = percent > 0 && visitorBucket(request, reply, 'lumora-shop') < percent;
    const track = isInCanary ? canaryTrack : liveTrack;
    const storefront = isInCanary ? channel?.canary : channel?.live;
    const key = pageKey(request.url, storefront?.release.manifest.pages);
    const page = await track.page(key, clientNetwork(request.ip));
    const isCurrent = track.isCurrent(key, page) && shopChannel(live) === channel;
    return page.send(request, reply, { isPerVisitor: percent > 0, lifetime: isCurrent ? cdnLifetime : null });
  });
}

/** Paths of the API get a JSON error instead of a page. */
function isApiPath(path: string): boolean {
  return /^api(\/|$)/.test(path);
}

/** Returns whether the client accepts HTML; a missing image or script gets a short text instead of a rendered page. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return accept === undefined || accept === '*/*' || accept.includes('text/html');
}
