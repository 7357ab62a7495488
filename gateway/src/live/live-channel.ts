import type { ChannelMove } from '@lumora/shared-contract';
import type { LiveModule } from './live-set.ts';

/** What the newest good move of a channel says, with the releases that it names. */
export interface LiveChannel {
  live: LiveModule;
  canary: (LiveModule & { percent: number }) | null;
  /** why nobody gets the module, null while everybody does */
  offBecause: string | null;
  move: ChannelMove;
}

/** Which of a channel's releases a visitor gets; `bucket` is 0–99 and theirs for long. */
export function findModule({ live, canary }: LiveChannel, bucket: number): LiveModule {
  return canary !== null && bucket < canary.percent ? canary : live;
}
