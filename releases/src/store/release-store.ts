import type { ChannelMove, Release } from '@lumora/shared-contract';
import type { ChannelHistory } from '../channels/channel-history.ts';

/**
 * Where releases and channels are kept. Releases are immutable and appear whole or not at all;
 * a channel only ever grows. Names are checked before they become paths.
 */
export interface ReleaseStore {
  /** how often (ms) it may be asked for the positions of its channels */
  readonly pollInterval: number;
  /** Every module that has a channel or a release, sorted. */
  modules(): Promise<string[]>;
  /** Ids of the published releases of a module, in no order. */
  releaseIds(module: string): Promise<string[]>;
  /** The `release.json` of a release; null when it is not published. */
  release(module: string, id: string): Promise<Release | null>;
  /** Absolute local folder that holds the release's `client/` and `server/`. */
  folderOf(module: string, id: string): Promise<string>;
  /** Publishes `client/` and `server/` below `built`; false when this release is there already. */
  publish(release: Release, built: string): Promise<boolean>;
  /** Number of the newest move of every channel that was ever moved, by module. Cheap: gateways ask all the time. */
  positions(): Promise<Map<string, number>>;
  /** The history of a channel as far as its files can be read: what a gateway follows. */
  history(module: string): Promise<ChannelHistory>;
  /** The whole history of a channel, oldest first. Throws `DeployError` `invalid_release` when a file cannot be read. */
  moves(module: string): Promise<ChannelMove[]>;
  /** Adds move number `move.n`; refuses with `channel_moved` when that number is taken. */
  addMove(module: string, move: ChannelMove): Promise<void>;
}
