import type { ModuleExtension, ReleasedModule, ReleaseSet } from '@lumora/shared-contract/releases';
import { useSession } from '@lumora/shared-auth';
import { isAllowed } from '../session/is-allowed.ts';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { consoleModules } from '../remotes/remote-routes.tsx';

/** An extension with the module that contributes it. */
export interface ReleasedExtension {
  module: ReleasedModule;
  extension: ModuleExtension;
}

/** Returns the extensions of a slot that the user may see, in their order. */
export function useExtensions(slot: string): ReleasedExtension[] {
  const set = useReleaseSet();
  const { user } = useSession();
  return extensionsOf(set, slot, user?.permissions ?? []);
}

/** Returns the extensions of a slot for a user with the permissions `held`, in their order. */
export function extensionsOf(set: ReleaseSet, slot: string, held: readonly string[]): ReleasedExtension[] {
  return consoleModules(set)
    .flatMap((module) => (module.manifest.extensions ?? []).map((extension) => ({ module, extension })))
    .filter(({ extension }) => extension.slot === slot && isAllowed(extension, held))
    .toSorted((a, b) => a.extension.order - b.extension.order);
}
