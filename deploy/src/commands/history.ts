import { DeployError } from '../deploy-error.ts';
import { columns, shortTime } from './columns.ts';
import type { Command } from './command.ts';

/** `npm run history`: who moved a channel, when, why, from where to where; newest first. */
export const showHistory: Command = {
  usage: 'history -- <module>',
  summary: 'every move of a module’s channel',
  options: {},
  words: { least: 1, most: 1 },
  async run({ store, words: [module = ''], print }) {
    const moves = await store.moves(module);
    if (moves.length === 0) throw new DeployError('not_found', `${module} was never promoted. See \`npm run status\`.`);
    const rows = moves.reverse().map(({ n, at, action, release, from, by, reason }) => {
      return [String(n), shortTime(at), action, release, from ?? '–', by, reason];
    });
    print(columns([['NO', 'AT', 'ACTION', 'RELEASE', 'FROM', 'BY', 'REASON'], ...rows]));
  },
};
