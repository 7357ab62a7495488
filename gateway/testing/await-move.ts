import type { LiveReleases } from '../src/live/live-releases.ts';

/** Runs `act`, waits until what is live has moved after it, and returns the result of `act`. */
export async function awaitMove<T>(live: LiveReleases, act: () => Promise<T>): Promise<T> {
  // subscribed before the act: the gateway may see the new channel file before the act returns
  const moved = new Promise<void>((resolve) => live.onMove(resolve));
  const result = await act();
  await moved;
  return result;
}
