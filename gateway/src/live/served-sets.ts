import type { LiveChannel } from './live-channel.ts';
import type { LiveReleases } from './live-releases.ts';
import { LiveSet } from './live-set.ts';

/** The channel of the shop, if a storefront was ever promoted. */
export function shopChannel({ channels }: LiveReleases): LiveChannel | undefined {
  return channels.find(({ live }) => live.release.manifest.kind === 'storefront');
}

/** The next storefront beside what else is live: a canary of the shell is the console's. */
export function shopCanarySet(live: LiveReleases): LiveSet | undefined {
  const canary = shopChannel(live)?.canary;
  const shell = live.setFor().find('shell');
  return canary && shell ? new LiveSet([shell, canary]) : undefined;
}

/** The release set of this id, if pages of the console or of the shop carry it now; not one that is pinned. */
export function findServedSet(live: LiveReleases, id: string): LiveSet | undefined {
  // visitors of these buckets differ in at least one module
  const buckets = live.channels.flatMap(({ canary }) => (canary === null ? [] : [canary.percent - 1]));
  const consoles = [live.setFor(), ...buckets.map((bucket) => live.setFor(bucket))];
  return [...consoles, shopSet(live), shopCanarySet(live)].find((set) => set?.id === id);
}

function shopSet(live: LiveReleases): LiveSet | undefined {
  const everybodys = live.setFor();
  const [shell, storefront] = [everybodys.find('shell'), everybodys.find('storefront')];
  return shell && storefront ? new LiveSet([shell, storefront]) : undefined;
}
