import type { ChannelMove } from './channel-move.ts';

/** Returns the release that a move is about: the canary that a `canary` starts, otherwise the live release after the move. */
export function movedRelease({ action, release, canary }: ChannelMove): string {
  return action === 'canary' && canary !== undefined ? canary.release : release;
}
