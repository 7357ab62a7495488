import { hostname, userInfo } from 'node:os';
import type { ChannelMove, GateCheck } from '@lumora/shared-contract';
import type { Release } from '../release-schema.ts';
import { ReleaseError } from '../release-error.ts';
import { channelMovedError } from './channel-moved.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The fields of a move that the audit log records: operator, reason and the result of the gate. */
export interface MoveNote {
  reason: string;
  /** the operator; defaults to the user of this process, as `user@host` */
  by?: string;
  /** the result of each gate check */
  verdict?: GateCheck[];
  /** whether the operator overrode a failed gate */
  forced?: boolean;
  /** number of the newest move when the gate ran, 0 for none; the move is rejected when the channel has moved since */
  since?: number;
}

/**
 * Makes `id` the live release of the module and ends a running canary. Returns null when it is already live without a
 * canary. Throws `ReleaseError` `not_found` when the release is not published, `channel_moved` when another move won.
 */
export async function promote(
  store: ReleaseStore,
  module: string,
  { id, ...note }: MoveNote & { id: string },
): Promise<ChannelMove | null> {
  await assertPublished(store, module, id);
  return move(store, module, note, (last) =>
    last?.release === id && last.canary === undefined ? null : { action: 'promote', release: id },
  );
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
  if (target === null) throw new ReleaseError('not_found', `${module} has no earlier release to roll back to.`);
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
 * this canary already runs. Throws `ReleaseError` `not_found` when the release is not published or the module has no
 * live release, `usage` when `id` is live already.
 */
export async function startCanary(
  store: ReleaseStore,
  module: string,
  { id, percent, ...note }: MoveNote & { id: string; percent: number },
): Promise<ChannelMove | null> {
  await assertPublished(store, module, id);
  return move(store, module, note, (last) => {
    if (last === undefined)
      throw new ReleaseError('not_found', `${module} has no live release yet: promote one first.`);
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
 * Disables a module for all visitors, or enables it again. Returns null when it already has this state. Throws
 * `ReleaseError` `not_found` when the module was never live.
 */
export function switchModule(
  store: ReleaseStore,
  module: string,
  { isOn, ...note }: MoveNote & { isOn: boolean },
): Promise<ChannelMove | null> {
  return move(store, module, note, (last) => {
    if (last === undefined) throw new ReleaseError('not_found', `${module} was never live.`);
    if (isOn === (last.disabled === undefined)) return null;
    const { release, canary } = last;
    return { action: isOn ? 'enable' : 'disable', release, ...(canary && { canary }) };
  });
}

/** Returns the release that the live one replaced when it was promoted, or null. A rolled-back release is skipped. */
export function previousRelease(moves: ChannelMove[]): string | null {
  const live = moves.at(-1)?.release;
  const promoted = moves.findLast(({ release, action }) => release === live && action === 'promote');
  return promoted?.from ?? null;
}

/** Returns every published release of a module, newest first. */
export async function listReleases(store: ReleaseStore, module: string): Promise<Release[]> {
  const ids = await store.listReleaseIds(module);
  const releases = await Promise.all(ids.map((id) => store.findRelease(module, id)));
  return releases.filter((release) => release !== null).sort((a, b) => b.built_at.localeCompare(a.built_at));
}

/** Returns the user of this process as `user@host`, for the audit log. */
export function operator(): string {
  return `${userName()}@${hostname()}`;
}

type Change = Pick<ChannelMove, 'action' | 'release' | 'canary'>;

/** Appends the move that `change` derives from the last one. A disabled module stays disabled until it is enabled. */
async function move(
  store: ReleaseStore,
  module: string,
  { reason, by = operator(), verdict, forced, since }: MoveNote,
  change: (last: ChannelMove | undefined) => Change | null,
): Promise<ChannelMove | null> {
  const last = (await store.listMoves(module)).at(-1);
  if (since !== undefined && since !== (last?.n ?? 0)) throw channelMovedError(module);
  const changed = change(last);
  if (changed === null) return null;
  const isOff = changed.action === 'disable' || (last?.disabled === true && changed.action !== 'enable');
  const next: ChannelMove = {
    ...changed,
    n: (last?.n ?? 0) + 1,
    from: last?.release ?? null,
    ...(isOff && { disabled: true }),
    ...(verdict && { verdict }),
    ...(forced === true && { forced: true }),
    by,
    reason,
    at: new Date().toISOString(),
  };
  await store.addMove(module, next);
  return next;
}

async function assertPublished(store: ReleaseStore, module: string, id: string): Promise<void> {
  if ((await store.findRelease(module, id)) !== null) return;
  throw new ReleaseError('not_found', `${module} has no release ${id}. See \`npm run status\`.`);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // a container may run under a user id that has no name
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
