import type { getInstance } from '@module-federation/enhanced/runtime';
import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract/releases';

type Federation = NonNullable<ReturnType<typeof getInstance>>;

/** A remote of the federation runtime: one release of a module. The runtime passes all fields to its plugins. */
export interface ReleaseRemote {
  name: string;
  entry: string;
  module: ReleasedModule;
  source: LoadableRelease;
}

/** Returns the remote for a release of a module; without `source` for the live one. */
export function toRemote(module: ReleasedModule, source: LoadableRelease = module): ReleaseRemote {
  return { name: module.manifest.container, entry: source.base + source.entry, module, source };
}

/** Returns the remote that `toRemote` created. Throws if it is another one, which this console never registers. */
export function asReleaseRemote(remote: object | undefined): ReleaseRemote {
  if (!isReleaseRemote(remote)) throw new Error('A remote of the console is a release.');
  return remote;
}

function isReleaseRemote(remote: object | undefined): remote is ReleaseRemote {
  return remote !== undefined && 'source' in remote;
}

/** Returns the remote with this name that is registered now. */
export function registeredRemote({ options }: Pick<Federation, 'options'>, name: string): ReleaseRemote {
  return asReleaseRemote(options.remotes.find((remote) => remote.name === name));
}
