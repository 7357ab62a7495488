import { isRecord } from '@lumora/shared-contract/http';
import { channelMove, type ChannelMove } from '@lumora/shared-contract/releases';
import { assertMatches, parseUnknown } from '../parse-json.ts';

/** Parses one move of a channel, also one that an earlier version wrote. Throws `ReleaseError` `invalid_release`. */
export function parseMove(text: string, from: string): ChannelMove {
  const move = parseUnknown(text, from);
  if (isRecord(move) && Array.isArray(move['verdict'])) move['verdict'] = move['verdict'].map(upgradeCheck);
  assertMatches(channelMove, move, from);
  return move;
}

/** Until November 2026 the message was called `words`, and the outcome `failed` was `refused`. */
function upgradeCheck(check: unknown): unknown {
  if (!isRecord(check) || !('words' in check)) return check;
  const { words: message, outcome, ...rest } = check;
  return { ...rest, message, outcome: outcome === 'refused' ? 'failed' : outcome };
}
