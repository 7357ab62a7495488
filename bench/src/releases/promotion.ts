import { liveSetId } from '@lumora/e2e/channel-moves';
import { projectCommands } from '@lumora/e2e/project-commands';
import { publishSecond } from '@lumora/e2e/publish-second';
import type { Product } from '@lumora/e2e/start-product';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { median, times } from '../measurement/figures.ts';

const rounds = 5;

/** Measures the time from the end of a promote or rollback to the first response with it, and a plain response of the gateway. */
export async function promotion({ url, dataDir }: Product): Promise<void> {
  const { run } = projectCommands(dataDir);
  await publishSecond(dataDir, 'mf-taxonomy', [['Manage the', 'Keep the']]);
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    waits.push(await untilSeen(url, () => run('promote', 'mf-taxonomy')));
    waits.push(await untilSeen(url, () => run('rollback', 'mf-taxonomy')));
  }
  const responses = await plainResponses(url);
  console.table([row('plain response', responses, median(responses)), row('move seen', waits, median(responses))]);
}

function row(what: string, measured: number[], base: number) {
  return {
    what,
    'median ms': median(measured),
    'worst ms': Math.max(...measured),
    ratio: times(median(measured), base),
  };
}

/** Returns the ms after the end of the command until the gateway serves the new set. */
async function untilSeen(url: string, move: () => Promise<unknown>): Promise<number> {
  const before = await liveSetId(url);
  await move();
  const moved = performance.now();
  await pollUntil(
    () => liveSetId(url),
    (id) => id !== before,
    { intervalMs: 0, message: 'The gateway does not serve the move.' },
  );
  return performance.now() - moved;
}

async function plainResponses(url: string): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const started = performance.now();
    await liveSetId(url);
    durations.push(performance.now() - started);
  }
  return durations;
}
