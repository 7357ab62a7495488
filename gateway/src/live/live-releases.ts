import type { ChannelMove, ModuleFailure } from '@lumora/shared-contract';
import type { Team } from '@lumora/releases/signatures/teams';
import { previousRelease } from '@lumora/releases/channels/channel';
import { isReleaseId } from '@lumora/releases/store/names';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { moduleForBucket, type LiveChannel } from './live-channel.ts';
import { LiveSet, type LiveModule } from './live-set.ts';
import { ServableReleases } from './servable-releases.ts';

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A bucket beyond 99, which is in no canary. */
const noBucket = 100;

/**
 * Holds the live releases of all modules. Polls the channels of the store; a release that must not be served is
 * rejected, and the last good one stays live.
 */
export class LiveReleases {
  readonly servable: ServableReleases;
  readonly #store: ReleaseStore;
  readonly #log: Log;
  readonly #channels = new Map<string, LiveChannel>();
  readonly #positions = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly #rejections = new Map<string, ModuleFailure>();
  /** error messages of unreadable channel files, by module */
  readonly #unreadable = new Map<string, string[]>();
  /** cached sets by bucket, cleared by each move */
  readonly #sets = new Map<number, LiveSet>();
  #timer: NodeJS.Timeout | undefined;
  #isFollowing = false;
  #lastRead = Promise.resolve();
  #isStoreUnreachable = false;

  constructor(store: ReleaseStore, teams: Team[], log: Log) {
    this.#store = store;
    this.servable = new ServableReleases(store, teams, log);
    this.#log = log;
  }

  /** Reads the channels once, then polls them until `stop`. */
  async start(): Promise<void> {
    this.#isFollowing = true;
    await this.#follow();
  }

  /** Reads the channels now, such as after a move through this gateway. */
  async refresh(): Promise<void> {
    await this.#follow();
  }

  stop(): void {
    this.#isFollowing = false;
    clearTimeout(this.#timer);
  }

  /** Returns every channel with a live release, including disabled modules. */
  get channels(): LiveChannel[] {
    return [...this.#channels.values()];
  }

  /** Returns the release of the module that was rejected since its channel moved, and the unreadable channel files. */
  rejectionsOf(module: string): ModuleFailure[] {
    const rejection = this.#rejections.get(module);
    const at = new Date().toISOString();
    const unreadable = this.#unreadable.get(module) ?? [];
    return [
      ...(rejection === undefined ? [] : [rejection]),
      ...unreadable.map((message) => ({ at, release: '', message, path: '', report: '' })),
    ];
  }

  /** Returns one error message for each unreadable channel file; it begins with the file name. */
  get unreadableFiles(): string[] {
    return [...this.#unreadable.values()].flat();
  }

  /** Returns why the newest move of a module's channel is not in effect, or null when it is. */
  problemOf(module: string): string | null {
    if (this.#isStoreUnreachable) return 'the channels cannot be read';
    return this.rejectionsOf(module)[0]?.message ?? null;
  }

  /** Returns the modules for a visitor's bucket (0–99); without a bucket, those of visitors outside any canary. */
  setFor(bucket = noBucket): LiveSet {
    const cached = this.#sets.get(bucket);
    if (cached !== undefined) return cached;
    const on = this.channels.filter(({ offBecause }) => offBecause === null);
    const set = new LiveSet(on.map((channel) => moduleForBucket(channel, bucket)));
    this.#sets.set(bucket, set);
    return set;
  }

  /** Returns the set with pinned modules replaced by the releases in `pins`, where these are valid. */
  async withPins(set: LiveSet, pins: ReadonlyMap<string, string>): Promise<LiveSet> {
    if (pins.size === 0) return set;
    const modules = set.modules.map(async (one) => {
      const id = pins.get(one.release.module);
      return (
        (id && isReleaseId(id) && (await this.servable.findModule(one.release.module, id, async () => one.release))) ||
        one
      );
    });
    return new LiveSet(await Promise.all(modules));
  }

  /** Calls `listener` after each change of the live releases. */
  onMove(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Runs reads in sequence: a slow read that finishes after a newer one would restore outdated releases. */
  #follow(): Promise<void> {
    this.#lastRead = this.#lastRead.then(() => this.#readAndRepeat());
    return this.#lastRead;
  }

  async #readAndRepeat(): Promise<void> {
    try {
      await this.#read();
      if (this.#isStoreUnreachable) this.#log.info({}, 'The channels can be read again.');
      this.#isStoreUnreachable = false;
    } catch (error) {
      // logged once, not at every poll
      if (!this.#isStoreUnreachable)
        this.#log.error({ err: error }, 'The channels cannot be read; what is live stays live.');
      this.#isStoreUnreachable = true;
    }
    clearTimeout(this.#timer);
    if (!this.#isFollowing) return;
    this.#timer = setTimeout(() => void this.#follow(), this.#store.pollInterval);
    this.#timer.unref();
  }

  /** Applies new moves. The error of one module is thrown after all others are updated. */
  async #read(): Promise<void> {
    let hasMoved = false;
    const errors: unknown[] = [];
    for (const [module, position] of await this.#store.positions()) {
      // an unreadable file may have been restored in the meantime
      if (position === this.#positions.get(module) && !this.#unreadable.has(module)) continue;
      try {
        hasMoved = (await this.#applyMoves(module, position)) || hasMoved;
      } catch (error) {
        errors.push(error);
      }
    }
    if (hasMoved) this.#notify();
    if (errors.length > 0) throw errors[0];
  }

  /** Applies the moves of a module. Returns whether its channel has changed. */
  async #applyMoves(module: string, position: number): Promise<boolean> {
    const { moves, unreadable } = await this.#store.history(module);
    this.#recordUnreadable(module, unreadable);
    const isKnown = position === this.#positions.get(module);
    if (isKnown && moves.at(-1)?.n === this.#channels.get(module)?.move.n) return false;
    this.#rejections.delete(module);
    const next = await this.#findLastGood(module, moves);
    this.#positions.set(module, position);
    if (next === null) return false;
    this.#channels.set(module, next);
    this.#log.info({ module, release: next.live.release.id, action: next.move.action }, 'A channel has moved.');
    return true;
  }

  #recordUnreadable(module: string, unreadable: string[]): void {
    const before = this.#unreadable.get(module) ?? [];
    if (unreadable.join() === before.join()) return;
    if (unreadable.length === 0) this.#unreadable.delete(module);
    else this.#unreadable.set(module, unreadable);
    this.#log.error({ module, unreadable }, 'Files of a channel cannot be read; the module keeps its last good state.');
  }

  #notify(): void {
    this.#sets.clear();
    for (const listener of this.#listeners) listener();
  }

  /** Returns the newest move with a valid live release; null when it is already in effect, or when there is none. */
  async #findLastGood(module: string, moves: ChannelMove[]): Promise<LiveChannel | null> {
    for (let length = moves.length; length > 0; length--) {
      const history = moves.slice(0, length);
      const move = history.at(-1);
      if (move === undefined || (length < moves.length && move.n === this.#channels.get(module)?.move.n)) return null;
      const before = previousRelease(history);
      const live = await this.servable.findModule(
        module,
        move.release,
        before === null ? null : () => this.servable.findVerified(module, before),
      );
      if (live === null) this.#reject(module, move.release);
      if (live !== null) return this.#toChannel(live, move, history);
    }
    return null;
  }

  /** Builds the channel. With an invalid canary, its visitors get the live release. */
  async #toChannel(live: LiveModule, move: ChannelMove, history: ChannelMove[]): Promise<LiveChannel> {
    const requested = move.canary;
    const canary =
      requested && (await this.servable.findModule(live.release.module, requested.release, async () => live.release));
    if (requested && !canary) this.#reject(live.release.module, requested.release);
    return {
      live,
      canary: requested && canary ? { ...canary, percent: requested.percent } : null,
      offBecause:
        move.disabled === true ? (history.findLast(({ action }) => action === 'disable')?.reason ?? '') : null,
      move,
    };
  }

  /** Records the newest rejected release of a channel, not older ones that were tried as a fallback. */
  #reject(module: string, id: string): void {
    if (this.#rejections.has(module)) return;
    const message = `Refused by the gateway: ${this.servable.rejectionReason(module, id)}.`;
    this.#rejections.set(module, { at: new Date().toISOString(), release: id, message, path: '', report: '' });
  }
}
