import { movedRelease, type ChannelMove } from '@lumora/shared-contract/releases';
import { neverLiveError } from '@lumora/releases/store/store-errors';
import { formatColumns, formatTimestamp } from './columns.ts';
import type { Command } from './command.ts';

/** `npm run history`: prints every move of a channel, newest first. */
export const showHistory: Command = {
  usage: 'history -- <module>',
  summary: 'list all moves of a channel: who, when, why',
  options: {},
  positionals: { min: 1, max: 1 },
  async run({ store, positionals: [module = ''], print }) {
    const moves = await store.listMoves(module);
    if (moves.length === 0) throw neverLiveError(module);
    const rows = moves.reverse().map((move) => {
      const { n, at, action, from, by, reason } = move;
      return [String(n), formatTimestamp(at), action, formatTarget(move), from ?? '–', by, gateSummary(move), reason];
    });
    print(formatColumns([['NO', 'AT', 'ACTION', 'RELEASE', 'FROM', 'BY', 'GATE', 'REASON'], ...rows]));
  },
};

/** Formats the release that a move is about, with the percentage of a canary. */
export function formatTarget(move: ChannelMove): string {
  return movedRelease(move) + (move.action === 'canary' && move.canary ? ` (${move.canary.percent}%)` : '');
}

/** Summarizes the verdict of the gate in one or two words. */
function gateSummary({ verdict, forced }: ChannelMove): string {
  if (verdict === undefined) return '–';
  const failed = verdict.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check);
  if (forced) return `forced (${failed.join(', ') || 'strict'})`;
  return verdict.some(({ outcome }) => outcome === 'not run') ? 'partly run' : 'passed';
}
