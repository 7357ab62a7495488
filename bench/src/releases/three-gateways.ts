import { channelMoves, liveSetId } from '@lumora/e2e/channel-moves';
import { alternatingReleases } from '@lumora/e2e/move-back-and-forth';
import { copyPreparedData, prepareData } from '@lumora/e2e/prepared-data';
import { projectCommands } from '@lumora/e2e/project-commands';
import { publishSecond } from '@lumora/e2e/publish-second';
import { startProduct } from '@lumora/e2e/start-product';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { spread } from '../measurement/figures.ts';

const module = 'mf-taxonomy';
const moves = 50;
/** a command takes a second to start, and a promotion also the time of the gate */
const commands = 3;
/** timeout (ms) for a move, including its command */
const timeoutMs = 60_000;

/** Measures the time from a move until the last of three gateways on one store serves it, and plain responses of the same endpoint. */
export async function threeGateways(): Promise<void> {
  await prepareData();
  const { dataDir, remove } = await copyPreparedData();
  const api = await startProduct(dataDir, { ROLE: 'api' });
  const settings = { ROLE: 'gateway', API_URL: `${api.url}/api` };
  const started = await Promise.allSettled([1, 2, 3].map(() => startProduct(dataDir, settings)));
  const gateways = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    if (gateways.length < started.length) throw new Error('A gateway did not start.');
    await publishSecond(dataDir, module, [['Manage the product lines', 'Keep the product lines']]);
    await measure(
      gateways.map(({ url }) => url),
      projectCommands(dataDir),
      await channelMoves(dataDir),
    );
  } finally {
    for (const process of [...gateways, api]) await process.stop();
    await remove();
  }
}

async function measure(
  urls: string[],
  { run }: ReturnType<typeof projectCommands>,
  channels: Awaited<ReturnType<typeof channelMoves>>,
) {
  const [alternating] = alternatingReleases([module], await channels.releases(), await channels.live());
  const second = alternating?.second ?? '';
  const move = (n: number) => (n % 2 === 0 ? channels.promote(module, second) : channels.rollback(module));
  const rounds: number[][] = [];
  for (let n = 0; n < moves; n++) rounds.push(await untilSeen(urls, () => move(n)));
  const commandMs: Record<'promote' | 'rollback', number[]> = { promote: [], rollback: [] };
  for (let n = 0; n < commands; n++) {
    for (const name of ['promote', 'rollback'] as const)
      commandMs[name].push(Math.max(...(await untilSeen(urls, () => run(name, module)))));
  }
  console.log(`ms from a move to the gateways, ${moves} moves (whole commands: ${commands} each):`);
  console.table({
    'plain response': spread(await plainResponses(urls)),
    'first gateway': spread(rounds.map((round) => Math.min(...round))),
    'last gateway': spread(rounds.map((round) => Math.max(...round))),
    'npm run rollback, last gateway': spread(commandMs.rollback),
    'npm run promote with its gate, last gateway': spread(commandMs.promote),
  });
}

/** Returns the ms from the move until each gateway serves it. */
async function untilSeen(urls: string[], move: () => Promise<unknown>): Promise<number[]> {
  const before = await liveSetId(urls[0] ?? '');
  const started = performance.now();
  const seen = urls.map(async (url) => {
    await pollUntil(
      () => liveSetId(url),
      (id) => id !== before,
      { timeoutMs, intervalMs: 0, message: `${url} did not follow.` },
    );
    return performance.now() - started;
  });
  const [, ...durations] = await Promise.all([move(), ...seen]);
  return durations;
}

async function plainResponses(urls: string[]): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round < 50; round++) {
    for (const url of urls) {
      const started = performance.now();
      await liveSetId(url);
      durations.push(performance.now() - started);
    }
  }
  return durations;
}
