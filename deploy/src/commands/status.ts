import { listReleases } from '@lumora/releases/channels/channel';
import { ReleaseError } from '@lumora/releases/release-error';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { formatColumns, formatTimestamp } from './columns.ts';
import type { Command } from './command.ts';
import { moduleDetails } from './module-details.ts';
import { fetchOverviews } from './fetch-overviews.ts';

/**
 * `npm run status`: prints the live release, canary and newest release of every module, promoted or not, and the details
 * of those that are named.
 */
export const showStatus: Command = {
  usage: 'status [-- <module>…]',
  summary: 'list the live release of every module; with modules, what the Modules page shows of them',
  options: {},
  positionals: { min: 0, max: 50 },
  async run({ config, store, positionals, print }) {
    const modules = await store.listModules();
    const unknown = positionals.find((module) => !modules.includes(module));
    if (unknown !== undefined) throw new ReleaseError('not_found', `There is no module “${unknown}” in the store.`);
    if (modules.length === 0) {
      print('Nothing is released yet. Start with: npm start, or npm run release -- <module>');
    } else if (positionals.length === 0) {
      const rows = await Promise.all(modules.map((module) => statusRow(store, module)));
      print(formatColumns([['MODULE', 'LIVE', 'SINCE', 'BY', 'CANARY', 'NEWEST', 'PUBLISHED'], ...rows]));
    }
    const overviews = positionals.length === 0 ? [] : await fetchOverviews(config);
    for (const module of positionals) {
      const overview = overviews.find((one) => one.module === module);
      for (const line of await moduleDetails(store, module, overview)) print(line);
    }
  },
};

async function statusRow(store: ReleaseStore, module: string): Promise<string[]> {
  const [moves, releases] = await Promise.all([store.listMoves(module), listReleases(store, module)]);
  const last = moves.at(-1);
  const newest = releases[0]?.id ?? '–';
  return [
    module,
    last?.disabled ? `${last.release} (disabled)` : (last?.release ?? 'not live'),
    last ? formatTimestamp(last.at) : '–',
    last?.by ?? '–',
    last?.canary ? `${last.canary.release} ${last.canary.percent}%` : '–',
    newest === last?.release ? 'live' : newest,
    String(releases.length),
  ];
}
