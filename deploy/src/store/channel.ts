import { hostname, userInfo } from 'node:os';
import type { ChannelMove, Release } from '@lumora/shared-contract';
import { DeployError } from '../deploy-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** Makes `id` the live release of the module. Null when it is live already. */
export async function promote(
  store: ReleaseStore,
  module: string,
  { id, reason }: { id: string; reason: string },
): Promise<ChannelMove | null> {
  return move(store, module, { release: id, action: 'promote', reason });
}

/**
 * Makes a release live that was live before: `to`, or the one that the present release replaced.
 * Refuses when there is none.
 */
export async function rollback(
  store: ReleaseStore,
  module: string,
  { to, reason }: { to: string | undefined; reason: string },
): Promise<ChannelMove | null> {
  const moves = await store.moves(module);
  const target = to ?? releaseBefore(moves);
  if (target === null) throw new DeployError('not_found', `${module} has no earlier release to roll back to.`);
  if (!moves.some(({ release }) => release === target)) {
    throw new DeployError(
      'not_found',
      `${module} ${target} was never live. Use \`npm run promote -- ${module} ${target}\`.`,
    );
  }
  return move(store, module, { release: target, action: 'rollback', reason });
}

/** The release that the live one replaced when it was promoted; after a rollback not the one that was left. */
export function releaseBefore(moves: ChannelMove[]): string | null {
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

async function move(
  store: ReleaseStore,
  module: string,
  { release, action, reason }: Pick<ChannelMove, 'release' | 'action' | 'reason'>,
): Promise<ChannelMove | null> {
  if ((await store.release(module, release)) === null) {
    throw new DeployError('not_found', `${module} has no release ${release}. See \`npm run status\`.`);
  }
  const last = (await store.moves(module)).at(-1);
  if (last?.release === release) return null;
  const next: ChannelMove = {
    n: (last?.n ?? 0) + 1,
    release,
    from: last?.release ?? null,
    action,
    by: operator(),
    reason,
    at: new Date().toISOString(),
  };
  await store.addMove(module, next);
  return next;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // a container may run under a number that no user has
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
