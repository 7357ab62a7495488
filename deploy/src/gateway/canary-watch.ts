import type { Fares, Release } from '@lumora/shared-contract';
import { DeployError } from '../deploy-error.ts';
import { haltCanary } from '../store/channel.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { LiveReleases } from './live-releases.ts';

interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** A canary is halted at so many failures, if they are more than this share of its loads and than thrice the live release's. */
const haltRule = { failures: 5, share: 0.05, timesLive: 3 };

/**
 * Counts loads and failures of every release that visitors get, and halts a canary that fails more than the release
 * that it is to replace. One that fails at every fifth load is halted after about 25 loads of its own.
 */
export class CanaryWatch {
  readonly #store: ReleaseStore;
  readonly #live: LiveReleases;
  readonly #log: Log;
  readonly #fares = new Map<string, Fares>();
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
        if (positions.get(release.module) !== move.n) this.#forget(release.module);
        positions.set(release.module, move.n);
      }
    });
  }

  /** Notes that a release came, or failed to: in a browser, or while the gateway rendered a page with it. */
  note({ module, id }: Pick<Release, 'module' | 'id'>, outcome: 'load' | 'failure'): void {
    const fares = this.faresOf({ module, id });
    if (outcome === 'load') fares.loads += 1;
    else fares.failures += 1;
    this.#fares.set(`${module}/${id}`, fares);
    if (outcome === 'failure') void this.#judge(module);
  }

  faresOf({ module, id }: Pick<Release, 'module' | 'id'>): Fares {
    return this.#fares.get(`${module}/${id}`) ?? { loads: 0, failures: 0 };
  }

  async #judge(module: string): Promise<void> {
    const channel = this.#live.channels.find(({ live }) => live.release.module === module);
    if (!channel?.canary) return;
    const { id } = channel.canary.release;
    const [canary, live] = [this.faresOf(channel.canary.release), this.faresOf(channel.live.release)];
    if (!isWorse(canary, live) || this.#halting.has(id)) return;
    this.#halting.add(id);
    const reason = `halted by itself: ${words(canary)} of the canary failed, ${words(live)} of the live release`;
    try {
      await haltCanary(this.#store, module, { id, by: 'gateway', reason });
      this.#log.warn({ module, release: id, canary, live }, 'A canary is halted.');
    } catch (error) {
      // another gateway was faster, or somebody moved the channel; a store that is away is asked again at the next failure
      if (!(error instanceof DeployError))
        this.#log.error({ err: error, module, release: id }, 'A canary is not halted.');
    } finally {
      this.#halting.delete(id);
    }
  }

  #forget(module: string): void {
    for (const key of this.#fares.keys()) if (key.startsWith(`${module}/`)) this.#fares.delete(key);
  }
}

const shareOf = ({ loads, failures }: Fares) => (failures === 0 ? 0 : failures / (loads + failures));

function isWorse(canary: Fares, live: Fares): boolean {
  const { failures, share, timesLive } = haltRule;
  return canary.failures >= failures && shareOf(canary) > Math.max(share, timesLive * shareOf(live));
}

const words = ({ loads, failures }: Fares) => `${failures} of ${loads + failures} loads`;
