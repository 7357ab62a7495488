import type { ChannelMove, ModuleFailure } from '@lumora/shared-contract';
import type { Team } from '../signatures/teams.ts';
import { releaseBefore } from '../store/channel.ts';
import { isReleaseId } from '../store/names.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { moduleFor, type LiveChannel } from './live-channel.ts';
import { LiveSet, type LiveModule } from './live-set.ts';
import { ServableReleases } from './servable-releases.ts';

interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** The bucket of nobody: it is in no canary. */
const everybody = 100;

/**
 * What is live right now, by module. Follows the channels of the store; where a release may not be served, the last good
 * one stays.
 */
export class LiveReleases {
  readonly servable: ServableReleases;
  readonly #store: ReleaseStore;
  readonly #log: Log;
  readonly #channels = new Map<string, LiveChannel>();
  readonly #positions = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly #refusals = new Map<string, ModuleFailure>();
  /** a set for each bucket that has been asked for since the last move */
  readonly #sets = new Map<number, LiveSet>();
  #timer: NodeJS.Timeout | undefined;
  #isStoreAway = false;

  constructor(store: ReleaseStore, teams: Team[], log: Log) {
    this.#store = store;
    this.servable = new ServableReleases(store, teams, log);
    this.#log = log;
  }

  /** Reads the channels once, then follows them until `stop`. */
  async start(): Promise<void> {
    await this.#follow();
  }

  /** Looks at the channels now, as after a move that came through this gateway. */
  async refresh(): Promise<void> {
    this.stop();
    await this.#follow();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Every channel that has something live, by name; also of modules that are off. */
  get channels(): LiveChannel[] {
    return [...this.#channels.values()];
  }

  /** Why a release of the module is not served, if one was refused since its channel moved. */
  refusalsOf(module: string): ModuleFailure[] {
    const refusal = this.#refusals.get(module);
    return refusal === undefined ? [] : [refusal];
  }

  /** What a visitor of that bucket (0–99) gets; without one, what everybody outside the canaries does. */
  setFor(bucket = everybody): LiveSet {
    const known = this.#sets.get(bucket);
    if (known !== undefined) return known;
    const on = this.channels.filter(({ offBecause }) => offBecause === null);
    const set = new LiveSet(on.map((channel) => moduleFor(channel, bucket)));
    this.#sets.set(bucket, set);
    return set;
  }

  /** The set with the modules that `pins` names held to those releases, as far as they may be served. */
  async pinned(set: LiveSet, pins: ReadonlyMap<string, string>): Promise<LiveSet> {
    if (pins.size === 0) return set;
    const modules = set.modules.map(async (one) => {
      const id = pins.get(one.release.module);
      return (
        (id && isReleaseId(id) && (await this.servable.module(one.release.module, id, async () => one.release))) || one
      );
    });
    return new LiveSet(await Promise.all(modules));
  }

  /** Calls `listener` after each change of what is live. */
  onMove(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async #follow(): Promise<void> {
    try {
      await this.#read();
      if (this.#isStoreAway) this.#log.info({}, 'The channels can be read again.');
      this.#isStoreAway = false;
    } catch (error) {
      // said once, not four times a second for as long as the store is away
      if (!this.#isStoreAway) this.#log.error({ err: error }, 'The channels cannot be read; what is live stays live.');
      this.#isStoreAway = true;
    }
    this.#timer = setTimeout(() => void this.#follow(), this.#store.pollInterval);
    this.#timer.unref();
  }

  /** Takes up what has moved; also when a channel after it cannot be read. */
  async #read(): Promise<void> {
    let hasMoved = false;
    try {
      for (const [module, position] of await this.#store.positions()) {
        if (position !== this.#positions.get(module)) hasMoved = (await this.#take(module, position)) || hasMoved;
      }
    } finally {
      if (hasMoved) this.#tell();
    }
  }

  /** Whether anything has changed. */
  async #take(module: string, position: number): Promise<boolean> {
    this.#refusals.delete(module);
    const next = await this.#lastGood(module, await this.#store.moves(module));
    this.#positions.set(module, position);
    if (next === null) return false;
    this.#channels.set(module, next);
    this.#log.info({ module, release: next.live.release.id, action: next.move.action }, 'A channel has moved.');
    return true;
  }

  #tell(): void {
    this.#sets.clear();
    for (const listener of this.#listeners) listener();
  }

  /** The newest move of the channel whose live release may be served; null when that one is in service, or none is. */
  async #lastGood(module: string, moves: ChannelMove[]): Promise<LiveChannel | null> {
    for (let length = moves.length; length > 0; length--) {
      const history = moves.slice(0, length);
      const move = history.at(-1);
      if (move === undefined || (length < moves.length && move.n === this.#channels.get(module)?.move.n)) return null;
      const before = releaseBefore(history);
      const live = await this.servable.module(
        module,
        move.release,
        before === null ? null : () => this.servable.verified(module, before),
      );
      if (live === null) this.#refuse(module, move.release);
      if (live !== null) return this.#channel(live, move, history);
    }
    return null;
  }

  /** A canary that may not be served is none. Whoever is in it falls back to the live release. */
  async #channel(live: LiveModule, move: ChannelMove, history: ChannelMove[]): Promise<LiveChannel> {
    const asked = move.canary;
    const canary = asked && (await this.servable.module(live.release.module, asked.release, async () => live.release));
    if (asked && !canary) this.#refuse(live.release.module, asked.release);
    return {
      live,
      canary: asked && canary ? { ...canary, percent: asked.percent } : null,
      offBecause:
        move.disabled === true ? (history.findLast(({ action }) => action === 'disable')?.reason ?? '') : null,
      move,
    };
  }

  /** The newest refused release of a channel is told of; an older one that was tried in its place is not. */
  #refuse(module: string, id: string): void {
    if (this.#refusals.has(module)) return;
    const message = `Refused by the gateway: ${this.servable.whyRefused(module, id)}.`;
    this.#refusals.set(module, { at: new Date().toISOString(), release: id, message, path: '', report: '' });
  }
}
