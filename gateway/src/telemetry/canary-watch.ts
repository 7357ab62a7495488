import type { ReleaseStats } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import { haltCanary } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { compareWithLive, type ReleaseCounts, type Verdict } from './canary-verdict.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { LoadCounter, type ReleaseLoad } from './load-counter.ts';

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

type ReleaseName = Pick<Release, 'module' | 'id'>;

/** The sources of load counts. They are compared separately, because many browsers load a page that is rendered once. */
export const loadSources = ['browser', 'render'] as const;
export type LoadSource = (typeof loadSources)[number];

/**
 * Counts loads and failures of every served release, and halts a canary that is worse than the live release
 * (`canary-verdict.ts`). The counts of a module are reset when its channel moves.
 */
export class CanaryWatch {
  readonly #store: ReleaseStore;
  readonly #live: LiveReleases;
  readonly #log: Log;
  readonly #counters = new Map<string, LoadCounter>();
  readonly #halting = new Set<string>();

  constructor(store: ReleaseStore, live: LiveReleases, log: Log) {
    this.#store = store;
    this.#live = live;
    this.#log = log;
    const positions = new Map(live.channels.map(({ move, live: { release } }) => [release.module, move.n]));
    live.onMove(() => {
      for (const {
        move,
        live: { release },
      } of live.channels) {
        if (positions.get(release.module) !== move.n) this.#resetCounts(release.module);
        positions.set(release.module, move.n);
      }
    });
  }

  /** Counts a load that a browser reported or a rendering of the gateway, and halts the canary when it is worse. */
  record(release: ReleaseName, source: LoadSource, load: ReleaseLoad): void {
    const key = keyOf(release, source);
    const counter = this.#counters.get(key) ?? new LoadCounter();
    this.#counters.set(key, counter);
    counter.record(load);
    void this.#haltIfWorse(release.module, source);
  }

  /** Returns the counts of a release since its channel moved. */
  countsOf(release: ReleaseName, source: LoadSource): ReleaseCounts {
    return this.#counters.get(keyOf(release, source)) ?? new LoadCounter();
  }

  /** Returns the counts of browsers and gateway together. */
  statsOf(release: ReleaseName): ReleaseStats {
    const counts = loadSources.map((source) => this.countsOf(release, source));
    return {
      loads: counts.reduce((sum, { loads }) => sum + loads, 0),
      failures: counts.reduce((sum, { failures }) => sum + failures, 0),
    };
  }

  /** Compares the canary of a module with the live release. Returns null without a canary. */
  verdictOf(module: string, source: LoadSource): (Verdict & { id: string }) | null {
    const channel = this.#live.channels.find(({ live }) => live.release.module === module);
    if (!channel?.canary) return null;
    const [canary, live] = [channel.canary.release, channel.live.release];
    return { ...compareWithLive(this.countsOf(canary, source), this.countsOf(live, source)), id: canary.id };
  }

  async #haltIfWorse(module: string, source: LoadSource): Promise<void> {
    const verdict = this.verdictOf(module, source);
    if (verdict?.outcome !== 'worse' || this.#halting.has(verdict.id)) return;
    const { id, pValue } = verdict;
    this.#halting.add(id);
    const reason = this.#reason({ module, id }, source, pValue);
    try {
      await haltCanary(this.#store, module, { id, by: 'gateway', reason });
      this.#log.warn({ module, release: id, reason }, 'A canary is halted.');
    } catch (error) {
      // a `ReleaseError` means that the channel has moved already; after other errors the next load retries
      if (!(error instanceof ReleaseError))
        this.#log.error({ err: error, module, release: id }, 'A canary is not halted.');
    } finally {
      this.#halting.delete(id);
    }
  }

  #reason(canary: ReleaseName, source: LoadSource, pValue: number): string {
    const live = this.#live.channels.find(({ live: { release } }) => release.module === canary.module)?.live.release;
    const liveCounts = live === undefined ? 'none' : describeCounts(this.countsOf(live, source));
    return (
      `halted by itself: ${describeCounts(this.countsOf(canary, source))} of the canary failed ` +
      `(${sourceLabels[source]}), ${liveCounts} of the live release; p = ${pValue.toExponential(1)}`
    );
  }

  #resetCounts(module: string): void {
    for (const key of this.#counters.keys()) if (key.startsWith(`${module}/`)) this.#counters.delete(key);
  }
}

const sourceLabels: Record<LoadSource, string> = { browser: 'in browsers', render: 'rendered by the gateway' };

const keyOf = ({ module, id }: ReleaseName, source: LoadSource) => `${module}/${id}/${source}`;

const describeCounts = ({ loads, failures }: ReleaseStats) => `${failures} of ${loads + failures} loads`;
