import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { literalUnion } from '../http/literal-union.ts';
import { channelActions } from './channel-actions.ts';

/** Result of one check of the gate; `message` is for the person who promotes. */
const gateCheck = Type.Object({
  check: Type.String(),
  outcome: literalUnion(['passed', 'failed', 'not run']),
  message: Type.String(),
});
export type GateCheck = Static<typeof gateCheck>;

/** A change of a channel, `channels/<module>/<n>.json`. The highest `n` is the current state; all files are the history. */
export const channelMove = Type.Object({
  n: Type.Integer({ minimum: 1 }),
  /** the live release after this change */
  release: Type.String(),
  /** the release that was live before; null for the first change */
  from: nullable(Type.String()),
  action: literalUnion(channelActions),
  /** the release that `percent` of the visitors get instead of the live one */
  canary: Type.Optional(Type.Object({ release: Type.String(), percent: Type.Integer({ minimum: 1, maximum: 100 }) })),
  /** the module is disabled: pages do not load it */
  disabled: Type.Optional(Type.Literal(true)),
  /** the channels that move together; the move is in effect only once their set is committed */
  set: Type.Optional(Type.Object({ id: Type.String(), modules: Type.Array(Type.String()) })),
  /** results of the gate; absent for changes that need no check */
  verdict: Type.Optional(Type.Array(gateCheck)),
  /** the change overrode a failed gate */
  forced: Type.Optional(Type.Literal(true)),
  by: Type.String(),
  reason: Type.String(),
  /** ISO 8601 */
  at: Type.String(),
});
export type ChannelMove = Static<typeof channelMove>;

/** Decision about moves of several channels, `channels/.sets/<id>.json`. The moves are in effect once it is `committed`. */
export const setDecision = Type.Object({
  id: Type.String(),
  outcome: literalUnion(['committed', 'aborted']),
  by: Type.String(),
  /** ISO 8601 */
  at: Type.String(),
});
export type SetDecision = Static<typeof setDecision>;
