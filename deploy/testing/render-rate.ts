import { Registry } from 'prom-client';
import { readConfig } from '../src/config/config.ts';
import { LiveReleases } from '@lumora/gateway/live/live-releases';
import { gatewayMetrics } from '@lumora/gateway/telemetry/gateway-metrics';
import { defaultRenderLimits, RenderPool } from '@lumora/gateway/storefront/render-pool';
import { trustedTeams } from '@lumora/releases/signatures/trust';
import { openStore } from '@lumora/releases/store/open-store';

interface RateOptions {
  /** data folder of a product with a live storefront */
  dataDir: string;
  /** absolute, ends with `/api` */
  apiUrl: string;
  workers: number;
  seconds: number;
  path: (n: number) => string;
}

/** ms until V8 has compiled the code of the pages: until then a page takes up to twice the processor time. */
const warmUpMs = 15_000;

/** Returns the pages per second that the render pool alone renders, after a warm-up. */
export async function renderRate({ dataDir, apiUrl, workers, seconds, path }: RateOptions): Promise<number> {
  const config = readConfig({ DATA_DIR: dataDir });
  const quiet = { info: () => undefined, error: () => undefined };
  const live = new LiveReleases(await openStore(config), await trustedTeams(config), quiet);
  await live.start();
  live.stop();
  const storefront = live.setFor().find('storefront');
  if (storefront?.release.server === undefined) throw new Error('No storefront with a server bundle is live.');
  const limits = { ...defaultRenderLimits, maxWorkers: workers };
  const pool = new RenderPool(storefront, storefront.release.server.entry, limits, gatewayMetrics(new Registry()));
  let started = 0;
  const render = async (until: number) => {
    let rendered = 0;
    while (performance.now() < until) {
      const { status } = await pool.render(path(started++), { apiUrl, origin: 'http://shop.test', version: '1' });
      if (status !== 200) throw new Error(`A page was rendered with status ${status}.`);
      rendered += 1;
    }
    return rendered;
  };
  const renderFor = async (ms: number) => {
    const startedAt = performance.now();
    const counts = await Promise.all(Array.from({ length: 4 * workers }, () => render(startedAt + ms)));
    return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - startedAt)) * 1_000;
  };
  try {
    await renderFor(warmUpMs);
    return await renderFor(seconds * 1_000);
  } finally {
    await pool.close();
  }
}
