import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CdnLifetime, RenderContext } from '@lumora/shared-contract';
import type { CanaryWatch } from '../telemetry/canary-watch.ts';
import type { RecentFailures } from '../modules/recent-failures.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { GatewayMetrics } from '../metrics.ts';
import { clientNetwork } from '../client-network.ts';
import { shopClosedPage } from './shop-closed-page.ts';
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
  /** calls its listener after each change of what shoppers see */
  subscribe: (listener: () => void) => () => void;
  /** of pages that a CDN caches */
  cdnLifetime: CdnLifetime;
  /** called once pages are made of another release, or under another name of the shop */
  onSwitch: () => void;
}

/** Every other address is the shop's: rendered by the live storefront, kept until data or releases move. */
export async function publicPages(app: FastifyInstance, options: PublicPagesOptions): Promise<void> {
  const { live, shopName, subscribe, cdnLifetime } = options;
  let dataVersion = 0;
  const settings = { ...options, log: app.log, dataVersion: () => dataVersion };
  const everybodys = new StorefrontTrack({ ...settings, wanted: () => live.setFor() });
  const canarys = new StorefrontTrack({ ...settings, wanted: () => shopCanarySet(live) });
  const follow = () => {
    for (const lane of [everybodys, canarys]) lane.follow(shopName.current);
  };
  live.onMove(follow);
  shopName.onChange(follow);
  const unsubscribe = subscribe(() => (dataVersion += 1));
  follow();
  app.addHook('onClose', async () => {
    unsubscribe();
    await Promise.all([everybodys.close(), canarys.close()]);
  });

  app.get('/*', async (request, reply) => {
    if (isOfApi(request)) return reply.callNotFound();
    if (!wantsPage(request)) return reply.code(404).type('text/plain').send('There is nothing at this address.\n');
    const channel = shopChannel(live);
    if (channel?.offBecause != null) return shopClosedPage.send(request, reply);
    const percent = channel?.canary?.percent ?? 0;
    const isCanarys = percent > 0 && visitorBucket(request, reply, 'lumora-shop') < percent;
    const lane = isCanarys ? canarys : everybodys;
    const storefront = isCanarys ? channel?.canary : channel?.live;
    const key = pageKey(request.url, storefront?.release.manifest.pages);
    const page = await lane.page(key, clientNetwork(request.ip));
    const isCurrent = lane.isCurrent(key, page) && shopChannel(live) === channel;
    return page.send(request, reply, { isPerVisitor: percent > 0, lifetime: isCurrent ? cdnLifetime : null });
  });
}

/** What the API, in this process or another, left unanswered is no page: programs that call it read JSON. */
function isOfApi({ params }: FastifyRequest): boolean {
  const { '*': path } = params as { '*': string };
  return /^api(\/|$)/.test(path);
}

/** A picture or script that is not there is not worth a rendered page. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return accept === undefined || accept === '*/*' || accept.includes('text/html');
}
