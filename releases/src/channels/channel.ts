import type { ChannelMove } from '@lumora/shared-contract/releases';
import type { Release } from '../release-schema.ts';
import { ReleaseError } from '../release-error.ts';
import { moveChannels, type AuditNote, type ChannelChange } from './move-channels.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { neverLiveError, releaseNotFoundError } from '../store/store-errors.ts';

/** The note of one move. */
export interface MoveNote extends AuditNote {
  /** number of the newest move when the gate ran, 0 for none; the move is rejected when the channel has moved since */
  since?: number;
}

/**
 * Makes `id` the live release of the module and ends a running canary. Returns null when it is already live without a
 * canary. Throws `ReleaseError` `not_found` when the release is not published, `rejected` when an operator disabled the
 * module, `channel_moved` when another move won.
 */
export async function promote(
  store: ReleaseStore,
  module: string,
  { id, ...note }: MoveNote & { id: string },
): Promise<ChannelMove | null> {
  await assertPublished(store, module, id);
  return move(store, module, note, (last) => derivePromotion(module, id, last));
}

/**
 * Derives the change that makes `id` live for all visitors after the move `last`: it ends a canary, and enables a module that
 * the rollback of a set disabled. Returns null when there is nothing to change. Throws `ReleaseError` `rejected` when an
 * operator disabled the module.
 */
export function derivePromotion(module: string, id: string, last: ChannelMove | undefined): ChannelChange | null {
  if (last?.disabled === true) {
    if (isDisabledBySet(last)) return { action: 'enable', release: id };
    throw new ReleaseError(
      'rejected',
      `${module} is disabled: enable it first. With this release: npm run enable -- ${module} ${id}`,
    );
  }
  return last?.release === id && last.canary === undefined ? null : { action: 'promote', release: id };
}

/**
 * Makes an earlier live release live again: `to`, or the release that the current one replaced. Returns null when it
 * is already live. Throws `ReleaseError` `not_found` when there is no such release, `channel_moved` when another move
 * won.
 */
export async function rollback(
  store: ReleaseStore,
  module: string,
  { to, ...note }: MoveNote & { to: string | undefined },
): Promise<ChannelMove | null> {
  const moves = await store.listMoves(module);
  const target = to ?? previousRelease(moves);
  if (target === null) {
    throw new ReleaseError(
      'not_found',
      `${module} has no earlier release to roll back to. Promote one of its releases: see \`npm run status -- ${module}\`.`,
    );
  }
  if (!moves.some(({ release }) => release === target)) {
    throw new ReleaseError(
      'not_found',
      `${module} ${target} was never live. Use \`npm run promote -- ${module} ${target}\`.`,
    );
  }
  await assertPublished(store, module, target);
  return move(store, module, note, (last) =>
    last?.release === target && last.canary === undefined ? null : { action: 'rollback', release: target },
  );
}

/**
 * Serves the release `id` to `percent` (1–100) of the visitors and the live release to the others. Returns null when
 * this canary already runs. Throws `ReleaseError` `not_found` when the release is not published or the module was
 * never live, `rejected` when the module is disabled, `usage` when `id` is live already.
 */
export async function startCanary(
  store: ReleaseStore,
  module: string,
  { id, percent, ...note }: MoveNote & { id: string; percent: number },
): Promise<ChannelMove | null> {
  await assertPublished(store, module, id);
  return move(store, module, note, (last) => {
    if (last === undefined) throw neverLiveError(module);
    if (last.disabled === true)
      throw new ReleaseError('rejected', `${module} is disabled: enable it first: npm run enable -- ${module}`);
    if (last.release === id) throw new ReleaseError('usage', `${module} ${id} is live for everybody already.`);
    if (last.canary?.release === id && last.canary.percent === percent) return null;
    return { action: 'canary', release: last.release, canary: { release: id, percent } };
  });
}

/** Ends the canary `id`, so that all visitors get the live release. Returns null when this canary does not run. */
export function haltCanary(
  store: ReleaseStore,
  module: string,
  { id, ...note }: MoveNote & { id: string },
): Promise<ChannelMove | null> {
  return move(store, module, note, (last) =>
    last?.canary?.release === id ? { action: 'halt', release: last.release } : null,
  );
}

/**
 * Disables a module for all visitors and ends a running canary. Returns null when it is disabled already. Throws
 * `ReleaseError` `not_found` when the module was never live, `usage` for the shell, because no page of the console opens
 * without it.
 */
export async function disable(store: ReleaseStore, module: string, note: MoveNote): Promise<ChannelMove | null> {
  if (module === 'shell') throw new ReleaseError('usage', 'The shell cannot be disabled: roll it back instead.');
  return move(store, module, note, (last) => {
    if (last === undefined) throw neverLiveError(module);
    return last.disabled === true ? null : { action: 'disable', release: last.release };
  });
}

/**
 * Enables a disabled module for all visitors: with the release `id`, or with the one that was live, and without a canary,
 * which no gate compared with the other modules of now. Returns null when it is enabled already. Throws `ReleaseError`
 * `not_found` when the module was never live.
 */
export function enable(
  store: ReleaseStore,
  module: string,
  { id, ...note }: MoveNote & { id?: string | undefined },
): Promise<ChannelMove | null> {
  return move(store, module, note, (last) => {
    if (last === undefined) throw neverLiveError(module);
    return last.disabled === true ? { action: 'enable', release: id ?? last.release } : null;
  });
}

/** Returns whether the rollback of a set disabled the module, because it had no earlier release. */
function isDisabledBySet(last: ChannelMove | undefined): boolean {
  return last?.action === 'disable' && last.set !== undefined;
}

/**
 * Returns the release that the live one replaced when it was promoted, or null. A rolled-back release is skipped, and so is
 * one that was disabled by the rollback of its set.
 */
export function previousRelease(moves: ChannelMove[]): string | null {
  const live = moves.at(-1)?.release;
  const promoted = moves.findLast(
    ({ release, from, action }, index) =>
      release === live &&
      (action === 'promote' || (action === 'enable' && from !== live && !isDisabledBySet(moves[index - 1]))),
  );
  return promoted?.from ?? null;
}

/** Returns every published release of a module, newest first. */
export async function listReleases(store: ReleaseStore, module: string): Promise<Release[]> {
  const ids = await store.listReleaseIds(module);
  const releases = await Promise.all(ids.map((id) => store.findRelease(module, id)));
  return releases.filter((release) => release !== null).sort((a, b) => b.built_at.localeCompare(a.built_at));
}

/** Throws `ReleaseError` `not_found` when the release is not published. */
export async function assertPublished(store: ReleaseStore, module: string, id: string): Promise<void> {
  if ((await store.findRelease(module, id)) !== null) return;
  throw releaseNotFoundError(module, id);
}

/** Appends the move that `derive` returns for the last one. Returns null when there is nothing to change. */
async function move(
  store: ReleaseStore,
  module: string,
  { since, ...note }: MoveNote,
  derive: (last: ChannelMove | undefined) => ChannelChange | null,
): Promise<ChannelMove | null> {
  const changes = new Map([[module, (moves: ChannelMove[]) => derive(moves.at(-1))]]);
  const moves = await moveChannels(store, changes, {
    ...note,
    ...(since !== undefined && { since: { [module]: since } }),
  });
  return moves.get(module) ?? null;
}
