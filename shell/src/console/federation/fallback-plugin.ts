import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadableRelease } from '@lumora/shared-contract/releases';
import { asReleaseRemote, toRemote } from './release-remote.ts';
import { isTimeout } from './remote-load-error.ts';

interface FallbackOptions {
  /** returns false once nobody waits for the load with this id any more */
  isWanted: (id: string) => boolean;
}

type FailedLoad = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadRemote']>>[0];

/**
 * Registers and loads the live release again after a failed load, then the previous release. A release that timed out is
 * not tried again. A release that was loaded stays registered for the other screens of its module. If all fail, the live
 * release is registered and the load fails with its first error. Stops when nobody waits any more, so that it cannot replace
 * a module that the next page uses.
 */
export function fallbackPlugin({ isWanted }: FallbackOptions): ModuleFederationRuntimePlugin {
  const running = new Set<string>();
  return {
    name: 'fallback-plugin',
    async errorLoadRemote(failed) {
      const { id, lifecycle } = failed;
      // a load of the fallback fails here, too
      if (lifecycle !== 'onLoad' || running.has(id)) return undefined;
      running.add(id);
      try {
        return await loadFallback(failed, isWanted);
      } finally {
        running.delete(id);
      }
    },
  };
}

/** Resolves to undefined if no release can be loaded. */
async function loadFallback(
  { id, error, remote, origin }: FailedLoad,
  isWanted: FallbackOptions['isWanted'],
): Promise<unknown> {
  const { module, source } = asReleaseRemote(remote);
  const timedOut = new Set<LoadableRelease>(isTimeout(error) ? [source] : []);
  const register = (release: LoadableRelease) => {
    origin.registerRemotes([toRemote(module, release)], { force: true });
    // the runtime removes the shared modules that only the replaced remote used, although the console provides them
    void origin.initializeSharing();
  };

  for (const release of module.previous === null ? [module] : [module, module.previous]) {
    if (timedOut.has(release)) continue;
    if (!isWanted(id)) return undefined;
    register(release);
    const code = await origin.loadRemote(id).catch((failure: unknown) => {
      if (isTimeout(failure)) timedOut.add(release);
    });
    if (code !== undefined) return code;
  }
  if (isWanted(id)) register(module);
  return undefined;
}
