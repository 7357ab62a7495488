import type { ChannelMove, SetDecision } from '@lumora/shared-contract/releases';
import type { Release } from '../release-schema.ts';
import type { ChannelHistory } from './channel-history.ts';

/** State of all channels at one time. */
export interface ChannelPositions {
  /** number of the newest move by module, whether it is in effect or not */
  numbers: Map<string, number>;
  decidedSets: ReadonlySet<string>;
}

/**
 * Stores releases and channels. Releases are immutable and are published atomically; a channel is append-only. All
 * methods throw `ReleaseError` `usage` for an invalid module name or release id, so no name leads out of the store.
 */
export interface ReleaseStore {
  /** time between two calls of `positions` */
  readonly pollIntervalMs: number;
  /** Returns the sorted names of all modules that have a channel or a release. */
  listModules(): Promise<string[]>;
  /** Returns the ids of the published releases of a module, unordered. */
  listReleaseIds(module: string): Promise<string[]>;
  /**
   * Returns the `release.json` of a release, or null when it is not published. Throws `ReleaseError` `invalid_release`
   * when the file is invalid.
   */
  findRelease(module: string, id: string): Promise<Release | null>;
  /** Returns the absolute path of a local folder with `client/` and `server/` of the release. */
  folderOf(module: string, id: string): Promise<string>;
  /** Publishes `client/` and `server/` of the folder `buildFolder`. Returns false when the release is already published. */
  publish(release: Release, buildFolder: string): Promise<boolean>;
  /** Returns the numbers of the newest moves and the decided sets. Cheap: gateways poll it. */
  positions(): Promise<ChannelPositions>;
  /**
   * Returns the moves of a channel that are in effect, and the errors of its unreadable files. With `decidedSets`, only the
   * decisions about these sets count, so that several channels can be read as of one time.
   */
  history(module: string, decidedSets?: ReadonlySet<string>): Promise<ChannelHistory>;
  /** Returns all moves of a channel, oldest first. Throws `ReleaseError` `invalid_release` when a file is unreadable. */
  listMoves(module: string): Promise<ChannelMove[]>;
  /** Writes move number `move.n`. Throws `ReleaseError` `channel_moved` when that number is taken. */
  addMove(module: string, move: ChannelMove): Promise<void>;
  /** Writes a decision unless the set is decided already. Returns the decision that is in effect. */
  decideSet(decision: SetDecision): Promise<SetDecision>;
}
