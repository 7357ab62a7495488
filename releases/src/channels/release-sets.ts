import type { ChannelMove } from '@lumora/shared-contract/releases';
import type { ReleaseStore } from '../store/release-store.ts';
import { neverLiveError } from '../store/store-errors.ts';
import { assertPublished, derivePromotion, previousRelease } from './channel.ts';
import { moveChannels, type AuditNote, type DeriveChange, type MoveNumbers } from './move-channels.ts';

/** A release of a set, by module and id. */
export interface SetMember {
  module: string;
  id: string;
}

/**
 * Makes several releases live in one atomic move and ends running canaries of their modules. Enables a module that the
 * rollback of a set disabled. Returns the moves by module, without those whose release is live already. Throws `ReleaseError`
 * `not_found` when a release is not published, `rejected` when an operator disabled a module, `channel_moved` when another
 * move won.
 */
export async function promoteSet(
  store: ReleaseStore,
  members: SetMember[],
  note: AuditNote & { since?: MoveNumbers },
): Promise<Map<string, ChannelMove>> {
  for (const { module, id } of members) await assertPublished(store, module, id);
  const changes = members.map(({ module, id }): [string, DeriveChange] => [
    module,
    (moves) => derivePromotion(module, id, moves.at(-1)),
  ]);
  return moveChannels(store, new Map(changes), note);
}

/**
 * Returns the members that are not live for all visitors yet. Throws `ReleaseError` `rejected` when an operator disabled a
 * module.
 */
export async function pendingMembers<Member extends SetMember>(
  store: ReleaseStore,
  members: Member[],
): Promise<Member[]> {
  const moves = await Promise.all(members.map(({ module }) => store.listMoves(module)));
  return members.filter(({ module, id }, index) => derivePromotion(module, id, moves[index]?.at(-1)) !== null);
}

/**
 * Returns all modules to the releases that were live before, in one atomic move. A module without an earlier release is
 * disabled, because its pages may belong to another module of the set again. Throws `ReleaseError` `channel_moved` when
 * another move won, `not_found` when a module was never live.
 */
export async function rollbackSet(
  store: ReleaseStore,
  modules: string[],
  note: AuditNote,
): Promise<Map<string, ChannelMove>> {
  const changes = modules.map((module): [string, DeriveChange] => [
    module,
    (moves) => {
      const last = moves.at(-1);
      if (last === undefined) throw neverLiveError(module);
      const target = previousRelease(moves);
      return target === null ? { action: 'disable', release: last.release } : { action: 'rollback', release: target };
    },
  ]);
  return moveChannels(store, new Map(changes), note);
}

/** Returns the modules whose live releases were promoted together with that of `module`, including itself. */
export async function listSetMembers(store: ReleaseStore, module: string): Promise<string[]> {
  const set = promotionOf(await store.listMoves(module))?.set;
  if (set === undefined) return [module];
  const members = await Promise.all(
    set.modules.map(async (name) => (promotionOf(await store.listMoves(name))?.set?.id === set.id ? [name] : [])),
  );
  return members.flat();
}

/** Returns the move that made the live release live, unless a rollback did. */
function promotionOf(moves: ChannelMove[]): ChannelMove | undefined {
  const live = moves.at(-1)?.release;
  const move = moves.findLast(
    ({ action, set }) => ['promote', 'rollback'].includes(action) || (action === 'enable' && set),
  );
  return move?.action !== 'rollback' && move?.release === live ? move : undefined;
}
