import type { ChannelMove } from '@lumora/shared-contract/releases';
import type { LiveModule } from './live-set.ts';

/** The newest valid move of a channel with its releases. */
export interface LiveChannel {
  live: LiveModule;
  canary: (LiveModule & { percent: number }) | null;
  /** the reason of the operator while the module is disabled, otherwise null */
  disabledReason: string | null;
  move: ChannelMove;
}

/** Returns the release of a channel for a visitor's `bucket` (0–99): the canary or the live one. */
export function moduleForBucket({ live, canary }: LiveChannel, bucket: number): LiveModule {
  return canary !== null && bucket < canary.percent ? canary : live;
}
