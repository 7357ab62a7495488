import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../live/live-releases.ts';
import { shopChannel } from '../live/served-sets.ts';
import type { CdnPurger } from './cdn-purger.ts';

interface ChangeSources {
  live: LiveReleases;
  /** calls its listener after each change of shop data */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Purges after each change of shop data and each move of the storefront's channel (canary, rollback, closed shop).
 * Also purges when the gateway starts, because changes before that were not observed.
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
