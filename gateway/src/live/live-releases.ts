import type { ModuleFailure } from '@lumora/shared-contract/releases';
import type { ChannelHistory } from '@lumora/releases/store/channel-history';
import type { Team } from '@lumora/releases/signatures/teams';
import { isReleaseId } from '@lumora/releases/store/names';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { moduleForBucket, type LiveChannel } from './live-channel.ts';
import { readChannel, type ReadChannel } from './channel-reader.ts';
import { LiveSet } from './live-set.ts';
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
  /** ids of undecided sets, by module */
  readonly #pendingSets = new Map<string, string[]>();
  /** modules that wait because a release of their set was rejected */
  readonly #held = new Set<string>();
  readonly #moveListeners = new Set<() => void>();
  readonly #readListeners = new Set<() => void>();
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
    const occurred_at = new Date().toISOString();
    const unreadable = this.#unreadable.get(module) ?? [];
    return [
      ...(rejection === undefined ? [] : [rejection]),
      ...unreadable.map((message) => ({ occurred_at, release: '', message, path: '', report: '' })),
    ];
  }

  /** Returns one error message for each unreadable channel file; it begins with the file name. */
  get unreadableFiles(): string[] {
    return [...this.#unreadable.values()].flat();
  }

  /** Returns why the newest move of a module's channel is not in effect, or null when it is. */
  problemOf(module: string): string | null {
    if (this.#isStoreUnreachable) return 'The channels cannot be read.';
    return this.rejectionsOf(module)[0]?.message ?? null;
  }

  /** Returns the modules for a visitor's bucket (0–99); without a bucket, those of visitors outside any canary. */
  setFor(bucket = noBucket): LiveSet {
    const cached = this.#sets.get(bucket);
    if (cached !== undefined) return cached;
    const on = this.channels.filter(({ disabledReason }) => disabledReason === null);
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
    this.#moveListeners.add(listener);
  }

  /** Calls `listener` after each read of the channels, whether they have changed or not. */
  onRead(listener: () => void): void {
    this.#readListeners.add(listener);
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
    for (const listener of this.#readListeners) listener();
    clearTimeout(this.#timer);
    if (!this.#isFollowing) return;
    this.#timer = setTimeout(() => void this.#follow(), this.#store.pollIntervalMs);
    this.#timer.unref();
  }

  /** Applies new moves, those of a set together. The error of one module is thrown after all others are updated. */
  async #read(): Promise<void> {
    const { numbers, decidedSets } = await this.#store.positions();
    const changed = [...numbers].filter(([module, number]) => this.#hasChanged(module, number, decidedSets));
    const modules = new Set(changed.map(([module]) => module));
    if (modules.size > 0) for (const module of this.#held) modules.add(module);
    const { channels, errors } = await this.#readChannels([...modules], decidedSets);
    let hasMoved = false;
    for (const [module, read] of channels) {
      this.#positions.set(module, numbers.get(module) ?? 0);
      hasMoved = this.#apply(module, read) || hasMoved;
    }
    if (hasMoved) this.#notify();
    if (errors.length > 0) throw errors[0];
  }

  /** An unreadable file may be restored, and a pending set may be decided. */
  #hasChanged(module: string, number: number, decidedSets: ReadonlySet<string>): boolean {
    if (number !== this.#positions.get(module) || this.#unreadable.has(module)) return true;
    return this.#pendingSets.get(module)?.some((id) => decidedSets.has(id)) ?? false;
  }

  /** Reads channels as of one time. When a release of a set is rejected, its other moves are not applied either. */
  async #readChannels(modules: string[], decidedSets: ReadonlySet<string>) {
    const errors: unknown[] = [];
    const rejectedSets = new Set<string>();
    const channels = new Map<string, ReadChannel>();
    const histories = new Map<string, ChannelHistory>();
    for (const module of modules) {
      await this.#store.history(module, decidedSets).then(
        (history) => histories.set(module, history),
        (error: unknown) => errors.push(error),
      );
    }
    for (let previousSize = -1; previousSize < rejectedSets.size;) {
      previousSize = rejectedSets.size;
      for (const [module, history] of histories) {
        const current = this.#channels.get(module) ?? null;
        const read = await readChannel(module, history, { servable: this.servable, current, rejectedSets });
        channels.set(module, read);
        if (read.rejectedSet !== null) rejectedSets.add(read.rejectedSet);
      }
    }
    for (const [module, history] of histories) this.#recordHistory(module, history, rejectedSets);
    return { channels, errors };
  }

  #recordHistory(module: string, { moves, unreadable, pendingSets }: ChannelHistory, rejectedSets: Set<string>): void {
    this.#recordUnreadable(module, unreadable);
    this.#pendingSets.set(module, pendingSets);
    const newest = moves.at(-1);
    this.#held.delete(module);
    this.#rejections.delete(module);
    if (newest?.set === undefined || !rejectedSets.has(newest.set.id)) return;
    this.#held.add(module);
    const message = `Rejected by the gateway: a release that moves together with it (${newest.set.modules.join(', ')}).`;
    this.#reject(module, newest.release, message);
  }

  /** Puts a channel into effect. Returns whether it has changed. */
  #apply(module: string, { channel, rejectedRelease }: ReadChannel): boolean {
    if (rejectedRelease !== null) {
      const reason = this.servable.rejectionReason(module, rejectedRelease);
      this.#reject(module, rejectedRelease, `Rejected by the gateway: ${reason}.`);
    }
    if (channel === null || channel.move.n === this.#channels.get(module)?.move.n) return false;
    this.#channels.set(module, channel);
    this.#log.info({ module, release: channel.live.release.id, action: channel.move.action }, 'A channel has moved.');
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
    for (const listener of this.#moveListeners) listener();
  }

  #reject(module: string, id: string, message: string): void {
    this.#rejections.set(module, { occurred_at: new Date().toISOString(), release: id, message, path: '', report: '' });
  }
}
