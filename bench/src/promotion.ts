import { liveSetId } from '@lumora/e2e/channel-moves';
import type { Product } from '@lumora/e2e/start-product';
import { TeamClone } from '@lumora/e2e/team-clone';
import { median, times } from './figures.ts';

const rounds = 5;
/** ms after which a move counts as lost */
const patience = 10_000;

/** From the end of a promote or rollback to the first answer that shows it, against a plain answer of the gateway. */
export async function promotion({ url, dataDir }: Product): Promise<void> {
  const team = await TeamClone.make(dataDir);
  try {
    await team.edit('mf-taxonomy/src/categories/categories-page.tsx', 'Manage the', 'Keep the');
    await team.run('release', 'mf-taxonomy', '--skip-tests');
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      waits.push(await untilSeen(team, url, 'promote'));
      waits.push(await untilSeen(team, url, 'rollback'));
    }
    const answers = await plainAnswers(url);
    console.table([row('plain answer', answers, median(answers)), row('move seen', waits, median(answers))]);
  } finally {
    await team.remove();
  }
}

function row(what: string, measured: number[], base: number) {
  return {
    what,
    'median ms': median(measured),
    'worst ms': Math.max(...measured),
    ratio: times(median(measured), base),
  };
}

/** How long (ms) after the command has ended the gateway still answers with the old set. */
async function untilSeen(team: TeamClone, url: string, command: string): Promise<number> {
  const before = await liveSetId(url);
  await team.run(command, 'mf-taxonomy');
  const moved = performance.now();
  while ((await liveSetId(url)) === before) {
    if (performance.now() - moved > patience) throw new Error(`${command} was not seen within ${patience} ms.`);
  }
  return performance.now() - moved;
}

async function plainAnswers(url: string): Promise<number[]> {
  const answers: number[] = [];
  for (let asked = 0; asked < 50; asked += 1) {
    const started = performance.now();
    await liveSetId(url);
    answers.push(performance.now() - started);
  }
  return answers;
}
