import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract';
import type { RemoteRoute } from '@lumora/shared-ui';
import { withTimeout } from '../../loader/timeout-error.ts';
import { loadEntry } from '../../loader/load-entry.ts';

/** Loads the list of screens of a module. Asking again after a failure asks the network again. */
export function loadRoutes(module: ReleasedModule): Promise<RemoteRoute[]> {
  const { container } = module.manifest;
  const known = loading.get(container);
  if (known) return known;

  const asked = exposedRoutes(module, registeredRelease(module));
  loading.set(container, asked);
  asked.catch(() => loading.get(container) === asked && loading.delete(container));
  return asked;
}

/** Forgets what was loaded of a module and takes it from `release` from now on. */
export function reregister(module: ReleasedModule, release: LoadableRelease): void {
  registered.set(module.manifest.container, release);
  loading.delete(module.manifest.container);
}

/** The release that a module is taken from now: the live one, unless a fallback was registered since. */
export function registeredRelease(module: ReleasedModule): LoadableRelease {
  return registered.get(module.manifest.container) ?? module;
}

const registered = new Map<string, LoadableRelease>();
const loading = new Map<string, Promise<RemoteRoute[]>>();

/** The compiler's own names for what this build offers to remotes. */
declare const __webpack_init_sharing__: (name: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: ShareScope };
type ShareScope = Record<string, Record<string, unknown>>;

/** A console remote as its entry defines it: it takes what is shared, and exposes its list of screens. */
interface Container {
  init(scope: ShareScope): unknown;
  get(expose: './routes'): Promise<() => { routes: RemoteRoute[] }>;
}

async function exposedRoutes({ manifest }: ReleasedModule, release: LoadableRelease): Promise<RemoteRoute[]> {
  // containers are global variables, named by their manifests
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
