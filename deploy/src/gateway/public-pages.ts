import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RenderContext } from '@lumora/shared-contract';
import type { LiveReleases } from './live-releases.ts';
import type { GatewayMetrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import type { RenderLimits } from './render-pool.ts';
import type { ShopName } from './shop-name.ts';
import { ShopRenderer } from './shop-renderer.ts';

interface PublicPagesOptions {
  live: LiveReleases;
  metrics: GatewayMetrics;
  context: RenderContext;
  limits: RenderLimits;
  shopName: ShopName;
  /** calls its listener after each change of what shoppers see */
  subscribe: (listener: () => void) => () => void;
}

/** Every other address is the shop's: rendered by the live storefront, kept until data or releases move. */
export async function publicPages(app: FastifyInstance, options: PublicPagesOptions): Promise<void> {
  const { live, metrics, context, limits, shopName, subscribe } = options;
  const renderer = new ShopRenderer({ live, context, limits, metrics, log: app.log });
  let dataVersion = 0;
  const pages = new PageCache({
    version: () => `${dataVersion} ${renderer.version}`,
    make: (key) => renderer.make(key),
    fallback: () => renderer.emptyPage(),
    count: (outcome) => metrics.pages.inc({ outcome }),
  });
  const follow = () => renderer.follow(shopName.current);
  live.onMove(follow);
  shopName.onChange(follow);
  const unsubscribe = subscribe(() => (dataVersion += 1));
  follow();
  app.addHook('onClose', async () => {
    unsubscribe();
    await renderer.close();
  });

  app.get('/*', async (request, reply) => {
    if (isOfApi(request)) return reply.callNotFound();
    if (!wantsPage(request)) return reply.code(404).type('text/plain').send('There is nothing at this address.\n');
    const page = await pages.get(keyOf(request.url));
    return page.send(request, reply);
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

/** Marks that campaigns hang on links: they change nothing on the page. */
const campaignMark = /^(utm_\w+|gclid|fbclid|msclkid|igshid)$/;

/** Path and query without campaign marks: what the page is made from and kept under. */
function keyOf(url: string): string {
  const [path = '/', query] = url.split('?', 2);
  if (query === undefined) return path;
  const wanted = query.split('&').filter((pair) => !campaignMark.test(pair.split('=', 1)[0] ?? ''));
  return wanted.join('') === '' ? path : `${path}?${wanted.join('&')}`;
}
