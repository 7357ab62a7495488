import type { LiveChannel } from './live-channel.ts';
import type { LiveReleases } from './live-releases.ts';
import { LiveSet } from './live-set.ts';

/** Returns the channel of the storefront, or undefined before its first promotion. */
export function shopChannel({ channels }: LiveReleases): LiveChannel | undefined {
  return channels.find(({ live }) => live.release.manifest.kind === 'storefront');
}

/** Returns the set of the storefront canary and the live shell. A canary of the shell applies to the console only. */
export function shopCanarySet(live: LiveReleases): LiveSet | undefined {
  const canary = shopChannel(live)?.canary;
  const shell = live.setFor().find('shell');
  return canary && shell ? new LiveSet([shell, canary]) : undefined;
}

/** Returns the release set with this id when console or shop pages carry it now; pinned sets are not found. */
export function findServedSet(live: LiveReleases, id: string): LiveSet | undefined {
  // the last bucket of each canary; together they cover every combination of releases
  const buckets = live.channels.flatMap(({ canary }) => (canary === null ? [] : [canary.percent - 1]));
  const consoleSets = [live.setFor(), ...buckets.map((bucket) => live.setFor(bucket))];
  return [...consoleSets, shopSet(live), shopCanarySet(live)].find((set) => set?.id === id);
}

function shopSet(live: LiveReleases): LiveSet | undefined {
  const defaultSet = live.setFor();
  const [shell, storefront] = [defaultSet.find('shell'), defaultSet.find('storefront')];
  return shell && storefront ? new LiveSet([shell, storefront]) : undefined;
}
