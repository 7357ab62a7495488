import { listReleases } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { formatColumns, formatTimestamp } from './columns.ts';
import type { Command } from './command.ts';

/** `npm run status`: prints the live release, canary and newest release of every module. */
export const showStatus: Command = {
  usage: 'status',
  summary: 'list the live release of every module',
  options: {},
  positionals: { min: 0, max: 0 },
  async run({ store, print }) {
    const rows = await Promise.all((await store.listModules()).map((module) => statusRow(store, module)));
    if (rows.length === 0) print('Nothing is released yet. Start with: npm start, or npm run release -- <module>');
    else print(formatColumns([['MODULE', 'LIVE', 'SINCE', 'BY', 'CANARY', 'NEWEST', 'PUBLISHED'], ...rows]));
  },
};

async function statusRow(store: ReleaseStore, module: string): Promise<string[]> {
  const [moves, releases] = await Promise.all([store.listMoves(module), listReleases(store, module)]);
  const last = moves.at(-1);
  const newest = releases[0]?.id ?? '–';
  return [
    module,
    last?.disabled ? `${last.release} (disabled)` : (last?.release ?? '–'),
    last ? formatTimestamp(last.at) : '–',
    last?.by ?? '–',
    last?.canary ? `${last.canary.release} ${last.canary.percent} %` : '–',
    newest === last?.release ? 'live' : newest,
    String(releases.length),
  ];
}
