import { contributionsOf } from '@lumora/shared-contract/manifest';
import type { ModuleOverview, ReleaseSummary, UnpromotedModule } from '@lumora/shared-contract/releases';
import { firstLoadBytes } from '@lumora/releases/first-load-bytes';
import type { Release } from '@lumora/releases/release-schema';
import { previousRelease, listReleases } from '@lumora/releases/channels/channel';
import { listSetMembers } from '@lumora/releases/channels/release-sets';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { CanaryWatch } from '../telemetry/canary-watch.ts';
import type { LoadHistory } from '../telemetry/load-history.ts';
import type { Gate } from './gate.ts';
import type { LiveChannel } from '../live/live-channel.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { RecentFailures } from '../telemetry/recent-failures.ts';

interface Sources {
  store: ReleaseStore;
  live: LiveReleases;
  gate: Gate;
  watch: CanaryWatch;
  loads: LoadHistory;
  failures: RecentFailures;
  /** pinned release ids of the requesting browser, by module */
  pins: ReadonlyMap<string, string>;
}

/** Max lengths of the lists on the page. */
const maxItems = { releases: 30, moves: 50 };

/** Returns the data of one module for the Modules page. */
export async function moduleOverview(
  { live: { release }, canary, disabledReason }: LiveChannel,
  { store, live, gate, watch, loads, failures, pins }: Sources,
): Promise<ModuleOverview> {
  const { module, manifest, shared } = release;
  const [releases, { moves }, set] = await Promise.all([
    listReleases(store, module),
    store.history(module),
    // a channel that cannot be read is listed alone, with its failure
    listSetMembers(store, module).catch(() => [module]),
  ]);
  const others = live.channels.map((channel) => channel.live.release).filter((other) => other.module !== module);
  return {
    module,
    kind: manifest.kind,
    live: { ...toSummary(release), stats: watch.statsOf(release), intervals: loads.of(release) },
    canary: canary && {
      ...toSummary(canary.release),
      percent: canary.percent,
      stats: watch.statsOf(canary.release),
      intervals: loads.of(canary.release),
    },
    disabled_reason: disabledReason,
    pages: manifest.routes.flatMap(({ title }) => title ?? []),
    previous: previousRelease(moves),
    set,
    sizes: gate.pageSizes(release, others),
    pinned: pins.get(module) ?? null,
    releases: releases.slice(0, maxItems.releases).map(toSummary),
    history: moves.toReversed().slice(0, maxItems.moves),
    failures: [...live.rejectionsOf(module), ...failures.of(module)],
    extensions: contributionsOf(manifest),
    shared: shared.map(({ name, version, requiredVersion }) => ({
      name,
      version: version || requiredVersion,
      is_provided: manifest.kind === 'shell',
    })),
  };
}

/** Returns the modules with a published release that are not in `promoted` and whose channel has no move. */
export async function unpromotedModules(store: ReleaseStore, promoted: Set<string>): Promise<UnpromotedModule[]> {
  const others = (await store.listModules()).filter((module) => !promoted.has(module));
  const found = await Promise.all(others.map((module) => findUnpromoted(store, module)));
  return found.filter((module) => module !== null);
}

async function findUnpromoted(store: ReleaseStore, module: string): Promise<UnpromotedModule | null> {
  const { nextNumber } = await store.history(module);
  if (nextNumber > 1) return null;
  // an unreadable release that nobody can promote must not fail the page
  const releases = await listReleases(store, module).catch(() => []);
  const [newest] = releases;
  if (newest === undefined) return null;
  return { module, kind: newest.manifest.kind, releases: releases.slice(0, maxItems.releases).map(toSummary) };
}

function toSummary(release: Release): ReleaseSummary {
  const { id, version, built_at, built_by, commit, signature } = release;
  return {
    id,
    version,
    built_at,
    built_by,
    commit,
    team: signature?.team ?? null,
    first_load: firstLoadBytes(release),
  };
}
