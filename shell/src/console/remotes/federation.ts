import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract';
import type { RemoteRoute } from '@lumora/shared-ui';
import { withTimeout } from '../../loader/timeout-error.ts';
import { loadEntry } from '../../loader/load-entry.ts';

/** Loads the routes that a module exposes; cached per module. A failure is not cached, so the next call repeats the request. */
export function loadRoutes(module: ReleasedModule): Promise<RemoteRoute[]> {
  const { container } = module.manifest;
  const known = loading.get(container);
  if (known) return known;

  const asked = exposedRoutes(module, registeredRelease(module));
  loading.set(container, asked);
  asked.catch(() => loading.get(container) === asked && loading.delete(container));
  return asked;
}

/** Clears the cached routes of a module and loads it from `release` from now on. */
export function reregister(module: ReleasedModule, release: LoadableRelease): void {
  registered.set(module.manifest.container, release);
  loading.delete(module.manifest.container);
}

/** Returns the release that a module is loaded from: the live one, unless `reregister` set another. */
export function registeredRelease(module: ReleasedModule): LoadableRelease {
  return registered.get(module.manifest.container) ?? module;
}

const registered = new Map<string, LoadableRelease>();
const loading = new Map<string, Promise<RemoteRoute[]>>();

/** The compiler's names for the share scope, the packages that this build provides to remotes. */
declare const __webpack_init_sharing__: (name: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: ShareScope };
type ShareScope = Record<string, Record<string, unknown>>;

/** A federation container, which the entry of a console remote defines: consumes the share scope and exposes its routes. */
interface Container {
  init(scope: ShareScope): unknown;
  get(expose: './routes'): Promise<() => { routes: RemoteRoute[] }>;
}

async function exposedRoutes({ manifest }: ReleasedModule, release: LoadableRelease): Promise<RemoteRoute[]> {
  // an entry sets its container as a global variable with the name from the manifest
  const containers = window as unknown as Record<string, Container | undefined>;
  containers[manifest.container] = undefined;
  await loadEntry(release);
  const container = containers[manifest.container];
  if (container === undefined) throw new Error(`${release.entry} defines no ${manifest.container}.`);

  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const expose = await withTimeout(container.get('./routes'), `${manifest.id}: its list of screens`);
  const { routes } = expose();
  if (!Array.isArray(routes)) throw new Error(`${manifest.id} exposes no list of routes.`);
  return routes;
}
