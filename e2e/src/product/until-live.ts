import { releaseSetIdPath } from '@lumora/shared-contract';

/** Makes a move and waits until the gateway answers with another set than before. */
export async function untilLive(url: string, move: () => Promise<unknown>): Promise<void> {
  const liveSet = async () => (await fetch(url + releaseSetIdPath)).text();
  const before = await liveSet();
  await move();
  while ((await liveSet()) === before);
}
