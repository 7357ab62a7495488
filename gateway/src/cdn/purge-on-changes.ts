import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../live/live-releases.ts';
import { shopChannel } from '../live/served-sets.ts';
import type { CdnPurger } from './cdn-purger.ts';

interface ChangeSources {
  live: LiveReleases;
  /** calls its listener after each change of what shoppers see */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Purges after each change of shop data, and when the storefront's channel moves: a canary, a rollback, a closed shop.
 * Once more when the gateway begins to serve, because nobody may have listened before.
 */
export function purgeOnChanges(app: FastifyInstance, purger: CdnPurger, { live, subscribe }: ChangeSources): void {
  let move = shopChannel(live)?.move.n;
  live.onMove(() => {
    const next = shopChannel(live)?.move.n;
    if (next !== move) purger.purge(['pages']);
    move = next;
  });
  const unsubscribe = subscribe(() => purger.purge(['pages', 'sitemap']));
  app.addHook('onListen', () => purger.purge(['pages', 'sitemap']));
  app.addHook('onClose', async () => {
    unsubscribe();
    await purger.close();
  });
}
