import type { ChannelMove, ModuleFailure } from '@lumora/shared-contract';
import type { Team } from '@lumora/releases/signatures/teams';
import { previousRelease } from '@lumora/releases/channels/channel';
import { isReleaseId } from '@lumora/releases/store/names';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { findModule, type LiveChannel } from './live-channel.ts';
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
  /** why files of a channel cannot be read, by module */
  readonly #unreadable = new Map<string, string[]>();
  /** a set for each bucket that has been asked for since the last move */
  readonly #sets = new Map<number, LiveSet>();
  #timer: NodeJS.Timeout | undefined;
  #isFollowing = false;
  #lastRead = Promise.resolve();
  #isStoreAway = false;

  constructor(store: ReleaseStore, teams: Team[], log: Log) {
    this.#store = store;
    this.servable = new ServableReleases(store, teams, log);
    this.#log = log;
  }

  /** Reads the channels once, then follows them until `stop`. */
  async start(): Promise<void> {
    this.#isFollowing = true;
    await this.#follow();
  }

  /** Looks at the channels now, as after a move that came through this gateway. */
  async refresh(): Promise<void> {
    await this.#follow();
  }

  stop(): void {
    this.#isFollowing = false;
    clearTimeout(this.#timer);
  }

  /** Every channel that has something live, by name; also of modules that are off. */
  get channels(): LiveChannel[] {
    return [...this.#channels.values()];
  }

  /** Returns the release that was refused since the channel of the module moved, and the files that cannot be read. */
  refusalsOf(module: string): ModuleFailure[] {
    const refusal = this.#refusals.get(module);
    const at = new Date().toISOString();
    const unreadable = this.#unreadable.get(module) ?? [];
    return [
      ...(refusal === undefined ? [] : [refusal]),
      ...unreadable.map((message) => ({ at, release: '', message, path: '', report: '' })),
    ];
  }

  /** Returns why files of channels cannot be read; each message begins with the name of the file. */
  get unreadableFiles(): string[] {
    return [...this.#unreadable.values()].flat();
  }

  /** Returns why the newest move of the module's channel is not in service here; null when it is. */
  problemOf(module: string): string | null {
    if (this.#isStoreAway) return 'the channels cannot be read';
    return this.refusalsOf(module)[0]?.message ?? null;
  }

  /** What a visitor of that bucket (0–99) gets; without one, what everybody outside the canaries does. */
  setFor(bucket = everybody): LiveSet {
    const known = this.#sets.get(bucket);
    if (known !== undefined) return known;
    const on = this.channels.filter(({ offBecause }) => offBecause === null);
    const set = new LiveSet(on.map((channel) => findModule(channel, bucket)));
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

  /** Reads one after the other: a read that another one overtook would set back what is live. */
  #follow(): Promise<void> {
    this.#lastRead = this.#lastRead.then(() => this.#readAndRepeat());
    return this.#lastRead;
  }

  async #readAndRepeat(): Promise<void> {
    try {
      await this.#read();
      if (this.#isStoreAway) this.#log.info({}, 'The channels can be read again.');
      this.#isStoreAway = false;
    } catch (error) {
      // said once, not four times a second for as long as the store is away
      if (!this.#isStoreAway) this.#log.error({ err: error }, 'The channels cannot be read; what is live stays live.');
      this.#isStoreAway = true;
    }
    clearTimeout(this.#timer);
    if (!this.#isFollowing) return;
    this.#timer = setTimeout(() => void this.#follow(), this.#store.pollInterval);
    this.#timer.unref();
  }

  /** Takes up what has moved. A module that fails does not keep the others from moving; its error is thrown at the end. */
  async #read(): Promise<void> {
    let hasMoved = false;
    const errors: unknown[] = [];
    for (const [module, position] of await this.#store.positions()) {
      // a file that could not be read may have been restored since
      if (position === this.#positions.get(module) && !this.#unreadable.has(module)) continue;
      try {
        hasMoved = (await this.#take(module, position)) || hasMoved;
      } catch (error) {
        errors.push(error);
      }
    }
    if (hasMoved) this.#tell();
    if (errors.length > 0) throw errors[0];
  }

  /** Returns whether anything has changed. */
  async #take(module: string, position: number): Promise<boolean> {
    const { moves, unreadable } = await this.#store.history(module);
    this.#noteUnreadable(module, unreadable);
    const isKnown = position === this.#positions.get(module);
    if (isKnown && moves.at(-1)?.n === this.#channels.get(module)?.move.n) return false;
    this.#refusals.delete(module);
    const next = await this.#lastGood(module, moves);
    this.#positions.set(module, position);
    if (next === null) return false;
    this.#channels.set(module, next);
    this.#log.info({ module, release: next.live.release.id, action: next.move.action }, 'A channel has moved.');
    return true;
  }

  #noteUnreadable(module: string, unreadable: string[]): void {
    const before = this.#unreadable.get(module) ?? [];
    if (unreadable.join() === before.join()) return;
    if (unreadable.length === 0) this.#unreadable.delete(module);
    else this.#unreadable.set(module, unreadable);
    this.#log.error({ module, unreadable }, 'Files of a channel cannot be read; the module keeps its last good state.');
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
      const before = previousRelease(history);
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
