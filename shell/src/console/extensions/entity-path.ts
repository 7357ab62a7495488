import type { ReleaseSet } from '@lumora/shared-contract/releases';
import { isAllowed } from '../session/is-allowed.ts';
import { consoleModules } from '../remotes/remote-routes.tsx';
import { fillPath } from './fill-path.ts';

/** An entity in a response of the API. */
interface Entity {
  kind: string;
  id: number;
  title: string;
}

/**
 * Returns the path of the page that shows an entity, as the manifests declare it: by id, or by title in a list. Undefined if
 * no module has a page for its kind that a user with the permissions `held` may open.
 */
export function entityPath(set: ReleaseSet, { kind, id, title }: Entity, held: readonly string[]): string | undefined {
  const route = consoleModules(set)
    .flatMap(({ manifest }) => manifest.routes)
    .find((candidate) => candidate.kind === kind && isAllowed(candidate, held));
  if (route === undefined) return undefined;
  return fillPath(route.path.includes(':id') ? route.path : `${route.path}?q=:name`, { id, name: title });
}
