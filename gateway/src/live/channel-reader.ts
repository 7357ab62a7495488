import type { ChannelMove } from '@lumora/shared-contract/releases';
import { previousRelease } from '@lumora/releases/channels/channel';
import type { ChannelHistory } from '@lumora/releases/store/channel-history';
import type { LiveChannel } from './live-channel.ts';
import type { LiveModule } from './live-set.ts';
import type { ServableReleases } from './servable-releases.ts';

/** The channel to serve for the moves of a module. */
export interface ReadChannel {
  /** the newest move whose live release may be served; null without one */
  channel: LiveChannel | null;
  /** the newest move of a set whose live release was rejected */
  rejectedSet: string | null;
  /** the newest release that was rejected, as live release or canary */
  rejectedRelease: string | null;
}

interface ReaderOptions {
  servable: ServableReleases;
  /** the state in effect; it is not verified again when newer moves are rejected */
  current: LiveChannel | null;
  /** ids of sets whose moves are ignored */
  rejectedSets: ReadonlySet<string>;
}

/** Finds the newest state of a channel that may be served. */
export async function readChannel(
  module: string,
  { moves }: Pick<ChannelHistory, 'moves'>,
  { servable, current, rejectedSets }: ReaderOptions,
): Promise<ReadChannel> {
  const allowed = moves.filter(({ set }) => set === undefined || !rejectedSets.has(set.id));
  const rejected: ChannelMove[] = [];
  for (let length = allowed.length; length > 0; length--) {
    const history = allowed.slice(0, length);
    const move = history.at(-1);
    if (length < moves.length && move?.n === current?.move.n) return { ...summarize(rejected), channel: current };
    const live = move && (await findLive(module, { move, history }, servable));
    if (move && live) {
      const { channel, rejectedRelease } = await toChannel(live, { move, history }, servable);
      return { ...summarize(rejected), channel, rejectedRelease: rejected[0]?.release ?? rejectedRelease };
    }
    if (move) rejected.push(move);
  }
  return { ...summarize(rejected), channel: null };
}

/** A move and all moves up to it. */
interface MoveInHistory {
  move: ChannelMove;
  history: ChannelMove[];
}

function summarize(rejected: ChannelMove[]) {
  return {
    rejectedSet: rejected.find(({ set }) => set !== undefined)?.set?.id ?? null,
    rejectedRelease: rejected[0]?.release ?? null,
  };
}

function findLive(
  module: string,
  { move, history }: MoveInHistory,
  servable: ServableReleases,
): Promise<LiveModule | null> {
  const before = previousRelease(history);
  const findPrevious = before === null ? null : () => servable.findVerified(module, before);
  return servable.findModule(module, move.release, findPrevious);
}

/** Builds the channel. With an invalid canary, its visitors get the live release. */
async function toChannel(
  live: LiveModule,
  { move, history }: MoveInHistory,
  servable: ServableReleases,
): Promise<{ channel: LiveChannel; rejectedRelease: string | null }> {
  const requested = move.canary;
  const canary =
    requested && (await servable.findModule(live.release.module, requested.release, async () => live.release));
  const channel = {
    live,
    canary: requested && canary ? { ...canary, percent: requested.percent } : null,
    disabledReason:
      move.disabled === true ? (history.findLast(({ action }) => action === 'disable')?.reason ?? '') : null,
    move,
  };
  return { channel, rejectedRelease: requested && !canary ? requested.release : null };
}
