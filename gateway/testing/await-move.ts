import type { LiveReleases } from '../src/live/live-releases.ts';

/** Runs `act`, waits until the live releases have changed, and returns the result of `act`. */
export async function awaitMove<T>(live: LiveReleases, act: () => Promise<T>): Promise<T> {
  // subscribed first: the gateway may read the new channel file before `act` returns
  const moved = new Promise<void>((resolve) => live.onMove(resolve));
  const result = await act();
  await moved;
  return result;
}
