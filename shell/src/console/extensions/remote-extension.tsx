import type { EntityProps } from '@lumora/shared-ui';
import { RemoteScreen } from '../remotes/remote-screen.tsx';
import type { ReleasedExtension } from './use-extensions.ts';

/** Renders the code of an extension. It loads, fails and is reported like a page, and affects nothing around it. */
export function RemoteExtension({ module, extension, entity }: ReleasedExtension & { entity?: EntityProps }) {
  return <RemoteScreen module={module} path={`/extensions/${extension.name}`} extension={extension} entity={entity} />;
}
