import type { ActionCode, RemoteRoute, ScreenCode } from '@lumora/shared-ui';

/** Returns the id by which the federation runtime loads the screen at `path`: it treats each route as an expose. */
export function screenId(container: string, path: string): string {
  return container + path;
}

/**
 * Loads the screen of an expose that `screenId` names and returns its factory. Containers expose the lists of their routes
 * and extensions only. Throws if neither has such a path.
 */
export async function screenFactory(
  container: { get: (expose: string) => unknown },
  expose: string,
): Promise<() => Promise<ScreenCode | ActionCode>> {
  const factory = (await container.get('./routes')) as () => {
    routes?: RemoteRoute[];
    extensions?: RemoteRoute<ScreenCode | ActionCode>[];
  };
  const { routes, extensions = [] } = factory();
  if (!Array.isArray(routes)) throw new Error('It exposes no list of routes.');
  const path = expose.slice(1); // "./admin/products"
  const route = [...routes, ...extensions].find((candidate) => candidate.path === path);
  if (route === undefined) throw new Error(`Its manifest declares ${path}, but it exposes no screen for it.`);
  const code = await route.load();
  return async () => code;
}
