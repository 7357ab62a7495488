import { createHash } from 'node:crypto';
import type { ChannelMove, Release } from '@lumora/shared-contract';
import { DeployError } from '../deploy-error.ts';
import { releaseBefore } from '../store/channel.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findTampering } from './verify-release.ts';

export interface LiveModule {
  release: Release;
  folder: string;
  previous: Release | null;
}

interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** How often (ms) channels are looked at. */
const pollInterval = 250;

/**
 * What is live right now, by module. Follows the channels of the store; a release that does not match its hashes is
 * refused, said so in the log, and the last good one stays.
 */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #log: Log;
  readonly #live = new Map<string, LiveModule>();
  readonly #positions = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #id = '';
  #trouble = '';

  constructor(store: ReleaseStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Reads the channels once, then follows them until `stop`. */
  async start(): Promise<void> {
    await this.#follow();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Every live module, by name. */
  get modules(): LiveModule[] {
    return [...this.#live.values()].sort((a, b) => (a.release.module < b.release.module ? -1 : 1));
  }

  /** The live module of a kind that exists once. */
  find(kind: 'shell' | 'storefront'): LiveModule | undefined {
    return this.modules.find(({ release }) => release.manifest.kind === kind);
  }

  /** Hash of the names of all live releases. */
  get id(): string {
    return this.#id;
  }

  /** Calls `listener` after each change of what is live. */
  onMove(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async #follow(): Promise<void> {
    try {
      if (await this.#read()) {
        this.#id = releaseSetId(this.modules.map(({ release }) => release));
        for (const listener of this.#listeners) listener();
      }
      this.#trouble = '';
    } catch (error) {
      // said once, not four times a second for as long as the store is away
      if (this.#trouble !== String(error))
        this.#log.error({ err: error }, 'The channels cannot be read; what is live stays live.');
      this.#trouble = String(error);
    }
    this.#timer = setTimeout(() => void this.#follow(), pollInterval);
    this.#timer.unref();
  }

  /** Whether anything has changed. */
  async #read(): Promise<boolean> {
    let hasMoved = false;
    for (const module of await this.#store.modules()) {
      const position = await this.#store.position(module);
      if (position === 0 || position === this.#positions.get(module)) continue;
      const moves = await this.#store.moves(module);
      const next = await this.#lastGood(module, moves);
      this.#positions.set(module, position);
      if (next === null) continue;
      this.#live.set(module, next);
      hasMoved = true;
      this.#log.info({ module, release: next.release.id }, 'A release is live.');
    }
    return hasMoved;
  }

  /** The newest release of the channel that may be served; null when that is what is live already, or none is. */
  async #lastGood(module: string, moves: ChannelMove[]): Promise<LiveModule | null> {
    for (let length = moves.length; length > 0; length--) {
      const history = moves.slice(0, length);
      const id = history.at(-1)?.release ?? '';
      if (id === this.#live.get(module)?.release.id && length < moves.length) return null;
      const release = await this.#verified(module, id);
      if (release === null) continue;
      const before = releaseBefore(history);
      return {
        release,
        folder: await this.#store.folderOf(module, id),
        previous: before === null ? null : await this.#verified(module, before),
      };
    }
    return null;
  }

  async #verified(module: string, id: string): Promise<Release | null> {
    let reason: string | null;
    try {
      const release = await this.#store.release(module, id);
      reason =
        release === null ? 'it is not published' : await findTampering(release, await this.#store.folderOf(module, id));
      if (release !== null && reason === null) return release;
    } catch (error) {
      if (!(error instanceof DeployError)) throw error;
      reason = error.message;
    }
    this.#log.error({ module, release: id, reason }, 'A release is refused; the last good one of its module stays.');
    return null;
  }
}

/** Moves whenever one of the releases does. */
export function releaseSetId(releases: Release[]): string {
  const names = releases.map(({ module, id }) => `${module}/${id}`).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}
