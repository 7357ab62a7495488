import { releaseSetIdPath } from '@lumora/shared-contract/releases';
import { pollUntil } from '@lumora/shared-contract/poll-until';

/** Runs a move and waits until the gateway serves another release set than before. */
export async function waitUntilLive(url: string, move: () => Promise<unknown>): Promise<void> {
  const liveSet = async () => (await fetch(url + releaseSetIdPath)).text();
  const before = await liveSet();
  await move();
  await pollUntil(liveSet, (set) => set !== before, {
    timeoutMs: 20_000,
    message: 'The gateway still responds with the previous set.',
  });
}
