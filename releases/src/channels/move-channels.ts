import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { ChannelMove, GateCheck, SetDecision } from '@lumora/shared-contract/releases';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertReadable } from '../store/channel-history.ts';
import { channelMovedError } from '../store/store-errors.ts';

/** The fields of a move that the audit log records: operator, reason and the result of the gate. */
export interface AuditNote {
  reason: string;
  /** the operator; defaults to the user of this process, as `user@host` */
  by?: string;
  /** the result of each gate check */
  verdict?: GateCheck[];
  /** whether the operator overrode a failed gate */
  forced?: boolean;
}

/** Numbers of the newest moves when the gate ran, by module, 0 for none; other moves since then are a conflict. */
export type MoveNumbers = Readonly<Record<string, number>>;

export type ChannelChange = Pick<ChannelMove, 'action' | 'release' | 'canary'>;

/** Derives the change of a channel from its moves; null when it has the wanted state already. */
export type DeriveChange = (moves: ChannelMove[]) => ChannelChange | null;

/**
 * Moves channels together: after a crash at any time, either all moves are in effect or none. The moves name a set, and are
 * in effect once the set is committed. Returns the moves by module, without channels that have the wanted state already. Throws
 * `ReleaseError` `channel_moved` when another move won.
 */
export async function moveChannels(
  store: ReleaseStore,
  changes: ReadonlyMap<string, DeriveChange>,
  note: AuditNote & { since?: MoveNumbers },
): Promise<Map<string, ChannelMove>> {
  const next = new Map<string, ChannelMove>();
  for (const [module, deriveChange] of changes) {
    const { moves, nextNumber } = await openChannel(store, module, note);
    const since = note.since?.[module];
    if (since !== undefined && since !== (moves.at(-1)?.n ?? 0)) throw channelMovedError(module);
    const change = deriveChange(moves);
    if (change !== null) next.set(module, toMove(change, { last: moves.at(-1), n: nextNumber, note }));
  }
  if (next.size > 1) return addSet(store, next, note);
  for (const [module, move] of next) await store.addMove(module, move);
  return next;
}

/** Returns the user of this process as `user@host`, for the audit log. */
export function operator(): string {
  return `${userName()}@${hostname()}`;
}

/** Reads a channel. Aborts undecided sets, whose process has crashed or loses the race against this move. */
async function openChannel(store: ReleaseStore, module: string, note: AuditNote) {
  const history = await store.history(module);
  const opened = history.pendingSets.length === 0 ? history : await abortPending();
  return { moves: assertReadable(opened), nextNumber: opened.nextNumber };

  async function abortPending() {
    for (const id of history.pendingSets) await store.decideSet(toDecision(id, 'aborted', note));
    return store.history(module);
  }
}

async function addSet(
  store: ReleaseStore,
  moves: Map<string, ChannelMove>,
  note: AuditNote,
): Promise<Map<string, ChannelMove>> {
  const set = { id: randomUUID(), modules: [...moves.keys()] };
  const members = new Map(Array.from(moves, ([module, move]) => [module, { ...move, set }] as const));
  try {
    for (const [module, move] of members) await store.addMove(module, move);
  } catch (error) {
    await store.decideSet(toDecision(set.id, 'aborted', note));
    throw error;
  }
  const { outcome } = await store.decideSet(toDecision(set.id, 'committed', note));
  if (outcome === 'aborted') throw channelMovedError(set.modules.join(', '));
  return members;
}

/** A disabled module stays disabled until it is enabled. */
function toMove(
  change: ChannelChange,
  { last, n, note }: { last: ChannelMove | undefined; n: number; note: AuditNote },
): ChannelMove {
  const { reason, by = operator(), verdict, forced } = note;
  const isDisabled = change.action === 'disable' || (last?.disabled === true && change.action !== 'enable');
  return {
    ...change,
    n,
    from: last?.release ?? null,
    ...(isDisabled && { disabled: true }),
    ...(verdict && { verdict }),
    ...(forced === true && { forced: true }),
    by,
    reason,
    at: new Date().toISOString(),
  };
}

function toDecision(id: string, outcome: SetDecision['outcome'], { by = operator() }: AuditNote): SetDecision {
  return { id, outcome, by, at: new Date().toISOString() };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // a container may run under a user id that has no name
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
