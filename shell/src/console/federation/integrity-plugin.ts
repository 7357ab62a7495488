import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadEntry } from '../../loader/load-entry.ts';
import { asReleaseRemote } from './release-remote.ts';
import { RemoteLoadError } from './remote-load-error.ts';

type LoadEntryHook = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntryHook>>, void>;

/**
 * Loads entries only from URLs of releases (Trusted Types) and only with their integrity hash; a release without one is not
 * requested. The builds embed the hashes of their chunks (`SubresourceIntegrityPlugin`), because no hook receives chunks.
 */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity-plugin',
    async loadEntry({ remoteInfo }) {
      const { name, module, source } = asReleaseRemote(remoteInfo);
      const failed = { module: module.manifest.id, release: source.release };
      await loadEntry(source).catch((cause: unknown) => {
        throw new RemoteLoadError({ ...failed, phase: 'entry', cause });
      });
      // an entry sets its container as a global variable with the name from the manifest
      const container: Container | undefined = Reflect.get(window, name);
      if (container !== undefined) return container;
      const cause = new Error(`${source.entry} defines no ${name}.`);
      throw new RemoteLoadError({ ...failed, phase: 'container', cause });
    },
  };
}
