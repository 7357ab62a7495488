import { releaseSetIdPath } from '@lumora/shared-contract';

/** How long (ms) after `move` has ended the gateway still answers with the old set. */
export async function msUntilLive(url: string, move: () => Promise<unknown>): Promise<number> {
  const liveSet = async () => (await fetch(url + releaseSetIdPath)).text();
  const before = await liveSet();
  await move();
  const moved = performance.now();
  while ((await liveSet()) === before) if (performance.now() - moved > 10_000) break;
  return performance.now() - moved;
}
