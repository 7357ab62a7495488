import { useMemo } from 'react';
import { useSession } from '@lumora/shared-auth';
import type { ConsoleOutlet } from '@lumora/shared-ui';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { RemoteExtension } from './remote-extension.tsx';
import { extensionsOf } from './use-extensions.ts';

/** Returns what pages get through the outlet: the extensions of their slots, and `onEntityName`, a stable function. */
export function useConsoleOutlet(onEntityName: (name: string) => void): ConsoleOutlet {
  const set = useReleaseSet();
  const { user } = useSession();
  const permissions = user?.permissions;

  return useMemo(
    () => ({
      onEntityName,
      extensionsOf: (slot) =>
        extensionsOf(set, slot, permissions ?? []).map(({ module, extension }) => ({
          key: `${module.manifest.id}/${extension.name}`,
          title: extension.title,
          render: (entity) => <RemoteExtension module={module} extension={extension} entity={entity} />,
        })),
    }),
    [set, permissions, onEntityName],
  );
}
