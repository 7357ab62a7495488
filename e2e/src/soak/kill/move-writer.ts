import { readConfig } from '@lumora/deploy/config';
import { openStore } from '@lumora/releases/store/open-store';
import type { ChannelMove, ModuleMove } from '@lumora/shared-contract/releases';
import type { Product } from '../../product/start-product.ts';
import { pageReleaseSet } from '../../releases/page-release-set.ts';
import { publishSecond } from '../../releases/publish-second.ts';
import type { AdminCalls } from './admin-calls.ts';
import type { Writer } from './writer.ts';

const module = 'mf-taxonomy';

/** Moves a channel like the Modules page: a canary of a second release, its promotion, and a rollback. */
export async function moveWriter(calls: AdminCalls, { url, dataDir }: Product): Promise<Writer> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }));
  const second = (await publishSecond(dataDir, module, [['Manage the', 'Keep the']])).id;
  const reasons = new Set<string>();
  let [acknowledged, sent] = [0, 0];

  const last = async (): Promise<ChannelMove> => {
    const move = (await store.listMoves(module)).at(-1);
    if (move === undefined) throw new Error(`${module} is not live.`);
    return move;
  };

  /** Requests the live release of the channel and its files. */
  async function serves(): Promise<string[]> {
    const { release, canary } = await last();
    const html = await (await fetch(`${url}/admin`)).text();
    const served = pageReleaseSet(html)?.modules.find(({ manifest }) => manifest.id === module)?.release;
    if (served === undefined || ![release, canary?.release].includes(served))
      return [`${module} ${release} is live, and the page came with ${served}.`];
    const { entry } = (await store.findRelease(module, served)) ?? { entry: '' };
    const statuses = await Promise.all(
      [`/assets/${module}/${served}/${entry}`, '/'].map(async (path) => (await fetch(url + path)).status),
    );
    return statuses.every((status) => status === 200) ? [] : [`Entry and shop responded with ${statuses.join(', ')}.`];
  }

  return {
    kind: 'moves',
    concurrency: 1,
    get acknowledged() {
      return acknowledged;
    },
    async write() {
      const reason = `soak ${(sent += 1)}`;
      await calls.post(`/admin/releases/${module}`, { ...nextMove(await last(), second), reason });
      acknowledged += 1;
      reasons.add(reason);
    },
    async audit() {
      // throws when a file of the channel cannot be read
      const moves = await store.listMoves(module);
      const violations = await serves();
      if (moves.some(({ n }, index) => n !== index + 1)) violations.push(`The moves of ${module} have a gap.`);
      const written = new Set(moves.map((move) => move.reason));
      for (const reason of reasons) if (!written.has(reason)) violations.push(`The move “${reason}” is lost.`);
      return violations;
    },
  };
}

function nextMove({ release, canary }: ChannelMove, second: string): Partial<ModuleMove> {
  if (release === second) return { action: 'rollback' };
  if (canary === undefined) return { action: 'canary', release: second, percent: 10, force: true };
  return { action: 'promote', release: second, force: true };
}
