import type { Release } from '@lumora/releases/release-schema';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { liveSetId, type channelMoves, type LiveState } from './channel-moves.ts';

/** A module whose channel moves between the release that is live and a second one. */
export interface AlternatingRelease {
  module: string;
  second: string;
}

interface Moves {
  url: string;
  channels: Awaited<ReturnType<typeof channelMoves>>;
  alternating: AlternatingRelease[];
  count: number;
  /** every release set that was live or is about to be; a page of any other one is a mixture */
  liveStates: LiveState[];
}

/** Promotes and rolls back alternately, each as soon as the previous move is served; returns the ms that each took. */
export async function moveBackAndForth({ url, channels, alternating, count, liveStates }: Moves): Promise<number[]> {
  const durations: number[] = [];
  const first = await channels.live();
  for (let n = 0; n < count; n++) {
    const { module, second } = alternating[Math.floor(n / 2) % alternating.length] ?? nothingToMove();
    const isPromotion = n % 2 === 0;
    liveStates.push(isPromotion ? new Map([...first, [module, second]]) : first);
    const before = await liveSetId(url);
    const started = performance.now();
    await (isPromotion ? channels.promote(module, second) : channels.rollback(module));
    await pollUntil(
      () => liveSetId(url),
      (id) => id !== before,
      { timeoutMs, intervalMs: 1, message: `Move ${n + 1} was not served.` },
    );
    durations.push(performance.now() - started);
  }
  return durations;
}

/** timeout (ms) for a move to be served */
const timeoutMs = 20_000;

/** Returns the newest release of each module that is not live. */
export function alternatingReleases(modules: string[], published: Release[], live: LiveState): AlternatingRelease[] {
  return modules.map((module) => {
    const second = published.find((release) => release.module === module && release.id !== live.get(module));
    if (second === undefined) throw new Error(`${module} has one release only.`);
    return { module, second: second.id };
  });
}

function nothingToMove(): never {
  throw new Error('No module was named that could move.');
}
