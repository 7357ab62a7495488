import type { ChannelMove } from '@lumora/shared-contract';
import { ReleaseError } from '@lumora/releases/release-error';
import { columns, shortTime } from './columns.ts';
import type { Command } from './command.ts';

/** `npm run history`: who moved a channel, when, why, from where to where; newest first. */
export const showHistory: Command = {
  usage: 'history -- <module>',
  summary: 'every move of a module’s channel',
  options: {},
  positionals: { min: 1, max: 1 },
  async run({ store, positionals: [module = ''], print }) {
    const moves = await store.listMoves(module);
    if (moves.length === 0)
      throw new ReleaseError('not_found', `${module} was never promoted. See \`npm run status\`.`);
    const rows = moves.reverse().map((move) => {
      const { n, at, action, release, from, canary, by, reason } = move;
      const what = canary && action === 'canary' ? `${canary.release} (${canary.percent} %)` : release;
      return [String(n), shortTime(at), action, what, from ?? '–', by, gateWord(move), reason];
    });
    print(columns([['NO', 'AT', 'ACTION', 'RELEASE', 'FROM', 'BY', 'GATE', 'REASON'], ...rows]));
  },
};

/** What the gate said of the move, in a word or two. */
function gateWord({ verdict, forced }: ChannelMove): string {
  if (verdict === undefined) return '–';
  const refused = verdict.filter(({ outcome }) => outcome === 'refused').map(({ check }) => check);
  if (forced) return `forced (${refused.join(', ') || 'strict'})`;
  return verdict.some(({ outcome }) => outcome === 'not run') ? 'passed in part' : 'passed';
}
