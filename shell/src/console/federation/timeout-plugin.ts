import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withTimeout } from '../../loader/timeout-error.ts';
import { asReleaseRemote } from './release-remote.ts';
import { isMissingFile, RemoteLoadError } from './remote-load-error.ts';
import { screenFactory } from './screen-factory.ts';

/** Limits the time in which a container has to return the code of a screen; `loadEntry` limits that of the entry. */
export function timeoutPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'timeout-plugin',
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      const { module, source } = asReleaseRemote(moduleInfo);
      const { id } = module.manifest;
      try {
        return await withTimeout(screenFactory(remoteEntryExports, expose), `The code of ${expose}`);
      } catch (cause) {
        const phase = isMissingFile(cause) ? 'chunk' : 'code';
        throw new RemoteLoadError({ module: id, release: source.release, phase, cause });
      }
    },
  };
}
