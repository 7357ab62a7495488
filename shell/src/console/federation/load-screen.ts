import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedModule } from '@lumora/shared-contract/releases';
import type { ScreenCode } from '@lumora/shared-ui';
import { fallbackPlugin } from './fallback-plugin.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { registeredRemote, toRemote } from './release-remote.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import { screenId } from './screen-factory.ts';
import { telemetryPlugin, type ScreenLoad } from './telemetry-plugin.ts';
import { timeoutPlugin } from './timeout-plugin.ts';

export interface LoadedScreen extends ScreenCode {
  /** the release that the screen was loaded from: the live one, or the previous one if the live one failed */
  release: string;
}

interface Load {
  screen: Promise<LoadedScreen>;
  /** number of callers that wait for it */
  waiting: number;
}

/** The loads in progress, by screen. */
const loads = new Map<string, Load>();

// extends the instance that the federation plugin creates at the start of this build, and which knows the shared modules
const federation = init({
  name: 'lumora_console',
  remotes: [],
  plugins: [integrityPlugin(), timeoutPlugin(), fallbackPlugin({ isWanted }), telemetryPlugin()],
});

/** Registers the live releases of console modules. A module that is registered already keeps its release. */
export function registerModules(modules: ReleasedModule[]): void {
  registerRemotes(modules.map((module) => toRemote(module)));
}

/**
 * Loads the screen of a module's route, by the fallback chain if necessary, and reports it to the gateway. Rejects with the
 * `RemoteLoadError` of the first release that was tried. Concurrent calls share one load; it stops when the signals of all
 * of them are aborted.
 */
export function loadScreen(module: ReleasedModule, path: string, signal?: AbortSignal): Promise<LoadedScreen> {
  const id = screenId(module.manifest.container, path);
  const load = loads.get(id) ?? startLoad(module, id);
  load.waiting += 1;
  signal?.addEventListener('abort', () => (load.waiting -= 1), { once: true });
  return load.screen;
}

/**
 * Preloads the code of a screen. A failure is ignored here and shown when the screen is opened. A screen that is opened
 * meanwhile waits for the same load: the runtime would fail a second one while the fallback of the first is running.
 */
export function preloadScreen(module: ReleasedModule, path: string): void {
  const id = screenId(module.manifest.container, path);
  (loads.get(id) ?? startLoad(module, id)).screen.catch(() => undefined);
}

function isWanted(id: string): boolean {
  return (loads.get(id)?.waiting ?? 0) > 0;
}

function startLoad(module: ReleasedModule, id: string): Load {
  const load = { screen: openScreen(module, id).finally(() => loads.delete(id)), waiting: 0 };
  loads.set(id, load);
  return load;
}

async function openScreen({ manifest, release }: ReleasedModule, id: string): Promise<LoadedScreen> {
  const options: ScreenLoad = { from: 'runtime', startedAtMs: performance.now(), isWanted: () => isWanted(id) };
  try {
    const code = await loadRemote<ScreenCode>(id, options);
    if (code === null) throw new Error(`${manifest.id} has no screen ${id}.`);
    return { ...code, release: registeredRemote(federation, manifest.container).source.release };
  } catch (cause) {
    if (isRemoteLoadError(cause)) throw cause;
    throw new RemoteLoadError({ module: manifest.id, release, phase: 'container', cause });
  }
}
