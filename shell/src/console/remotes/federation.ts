import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract';
import type { RemoteRoute } from '@lumora/shared-ui';

/** What the container of every console remote exposes as `./routes`. */
interface RoutesModule {
  routes: RemoteRoute[];
}

/** How long (ms) a script may take before its load counts as failed; the runtime's own limit is 20 s. */
const loadTimeout = 15_000;

/** Makes the remotes of the release set known; nothing is requested yet. */
export function registerConsoleRemotes(modules: ReleasedModule[]): void {
  getInstance()?.registerPlugins([integrityPlugin(modules)]);
  registerRemotes(modules.map((module) => remoteOf(module, module)));
}

/** Loads the list of screens of a module. Asking again after a failure asks the network again. */
export async function loadRoutes(module: ReleasedModule): Promise<RemoteRoute[]> {
  const loaded = await loadRemote<RoutesModule>(`${module.manifest.container}/routes`);
  if (!Array.isArray(loaded?.routes)) throw new Error(`${module.manifest.id} exposes no list of routes.`);
  return loaded.routes;
}

/** Forgets what was loaded of a module and takes it from `release` from now on. */
export function reregister(module: ReleasedModule, release: LoadableRelease): void {
  registerRemotes([remoteOf(module, release)], { force: true });
  registered.set(module.manifest.container, release);
}

/** The release that a module is taken from now: the live one, unless a fallback was registered since. */
export function registeredRelease(module: ReleasedModule): LoadableRelease {
  return registered.get(module.manifest.container) ?? module;
}

const registered = new Map<string, LoadableRelease>();

function remoteOf({ manifest }: ReleasedModule, release: LoadableRelease) {
  return { name: manifest.container, entry: new URL(release.base + release.entry, location.href).href };
}

/** Holds every script the runtime adds to the hash that the page was served with; refuses one that has none. */
function integrityPlugin(modules: ReleasedModule[]) {
  const integrities = new Map<string, string>();
  for (const release of modules.flatMap((module) => (module.previous ? [module, module.previous] : [module]))) {
    for (const [file, integrity] of Object.entries(release.integrity)) {
      integrities.set(new URL(release.base + file, location.href).href, integrity);
    }
  }
  return {
    name: 'lumora-integrity',
    createScript({ url }: { url: string }) {
      const integrity = integrities.get(url);
      if (integrity === undefined) throw new Error(`${url} belongs to no release of this page.`);
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: loadTimeout };
    },
  };
}
