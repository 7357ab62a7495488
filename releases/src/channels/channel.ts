import { hostname, userInfo } from 'node:os';
import type { ChannelMove, GateCheck, Release } from '@lumora/shared-contract';
import { DeployError } from '../release-error.ts';
import { channelMoved } from './channel-moved.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Who asks for a move and why; `verdict` is what the gate found before, `forced` that it was overruled. */
export interface MoveNote {
  reason: string;
  /** who moves it; by default whoever runs this process, as `user@host` */
  by?: string;
  verdict?: GateCheck[];
  forced?: boolean;
  /** number of the move that the verdict was made beside, 0 for none: refused when the channel has moved since */
  since?: number;
}

/** Makes `id` the live release of the module; a canary ends by it. Null when it is live already, alone. */
export async function promote(
  store: ReleaseStore,
  module: string,
  { id, ...note }: MoveNote & { id: string },
): Promise<ChannelMove | null> {
  await refuseUnpublished(store, module, id);
  return move(store, module, note, (last) =>
    last?.release === id && last.canary === undefined ? null : { action: 'promote', release: id },
  );
}

/**
 * Makes a release live that was live before: `to`, or the one that the present release replaced.
 * Refuses when there is none.
 */
export async function rollback(
  store: ReleaseStore,
  module: string,
  { to, ...note }: MoveNote & { to: string | undefined },
): Promise<ChannelMove | null> {
  const moves = await store.moves(module);
  const target = to ?? previousRelease(moves);
  if (target === null) throw new DeployError('not_found', `${module} has no earlier release to roll back to.`);
  if (!moves.some(({ release }) => release === target)) {
    throw new DeployError(
      'not_found',
      `${module} ${target} was never live. Use \`npm run promote -- ${module} ${target}\`.`,
    );
  }
  await refuseUnpublished(store, module, target);
  return move(store, module, note, (last) =>
    last?.release === target && last.canary === undefined ? null : { action: 'rollback', release: target },
  );
}

/** Gives `percent` (1–100) of the visitors the release `id`; the others keep the live one. */
export async function startCanary(
  store: ReleaseStore,
  module: string,
  { id, percent, ...note }: MoveNote & { id: string; percent: number },
): Promise<ChannelMove | null> {
  await refuseUnpublished(store, module, id);
  return move(store, module, note, (last) => {
    if (last === undefined) throw new DeployError('not_found', `${module} has no live release yet: promote one first.`);
    if (last.release === id) throw new DeployError('usage', `${module} ${id} is live for everybody already.`);
    if (last.canary?.release === id && last.canary.percent === percent) return null;
    return { action: 'canary', release: last.release, canary: { release: id, percent } };
  });
}

/** Ends the canary `id`: everybody gets the live release again. Null when it runs no more. */
export function haltCanary(
  store: ReleaseStore,
  module: string,
  { id, ...note }: MoveNote & { id: string },
): Promise<ChannelMove | null> {
  return move(store, module, note, (last) =>
    last?.canary?.release === id ? { action: 'halt', release: last.release } : null,
  );
}

/** Switches a module off for everybody, or on again. Null when it is so already. */
export function switchModule(
  store: ReleaseStore,
  module: string,
  { isOn, ...note }: MoveNote & { isOn: boolean },
): Promise<ChannelMove | null> {
  return move(store, module, note, (last) => {
    if (last === undefined) throw new DeployError('not_found', `${module} was never live.`);
    if (isOn === (last.disabled === undefined)) return null;
    const { release, canary } = last;
    return { action: isOn ? 'enable' : 'disable', release, ...(canary && { canary }) };
  });
}

/** The release that the live one replaced when it was promoted; after a rollback not the one that was left. */
export function previousRelease(moves: ChannelMove[]): string | null {
  const live = moves.at(-1)?.release;
  const promoted = moves.findLast(({ release, action }) => release === live && action === 'promote');
  return promoted?.from ?? null;
}

/** Every published release of a module, newest first. */
export async function releasesOf(store: ReleaseStore, module: string): Promise<Release[]> {
  const ids = await store.releaseIds(module);
  const releases = await Promise.all(ids.map((id) => store.release(module, id)));
  return releases.filter((release) => release !== null).sort((a, b) => b.built_at.localeCompare(a.built_at));
}

/** Who moves a channel or builds a release from this machine, as `user@host`. */
export function operator(): string {
  return `${userName()}@${hostname()}`;
}

type Change = Pick<ChannelMove, 'action' | 'release' | 'canary'>;

/** Adds the move that `change` makes of the last one. A module that is switched off stays so until it is switched on. */
async function move(
  store: ReleaseStore,
  module: string,
  { reason, by = operator(), verdict, forced, since }: MoveNote,
  change: (last: ChannelMove | undefined) => Change | null,
): Promise<ChannelMove | null> {
  const last = (await store.moves(module)).at(-1);
  if (since !== undefined && since !== (last?.n ?? 0)) throw channelMoved(module);
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

async function refuseUnpublished(store: ReleaseStore, module: string, id: string): Promise<void> {
  if ((await store.release(module, id)) !== null) return;
  throw new DeployError('not_found', `${module} has no release ${id}. See \`npm run status\`.`);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // a container may run under a number that no user has
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
